/** A place in the product, named after its route: `material.word` is `/material/word`. */
export type Destination =
  | 'login'
  | 'signup'
  | 'password-forget'
  | 'dashboard.main'
  | 'wechat.index'
  | 'wechat.keywords'
  | 'wechat.keywordsEvent'
  | 'wechat.simulate'
  | 'wechat.log'
  | 'wechat.check'
  | 'vip.privateForward'
  | 'vip.roomAsync'
  | 'vip.callbackEvent'
  | 'vip.summerChat'
  | 'vip.rssNews'
  | 'aibot.customchat'
  | 'schedule.week'
  | 'schedule.day'
  | 'schedule.countdown'
  | 'schedule.custom'
  | 'schedule.news'
  | 'schedule.tasks'
  | 'schedule.customContent'
  | 'group.index'
  | 'custom.keywordForward'
  | 'custom.customBot'
  | 'custom.roomReply'
  | 'custom.privateKeyword'
  | 'custom.moreNews'
  | 'custom.moreMaterial'
  | 'custom.conversationRecord'
  | 'custom.uploadFile'
  | 'contact.list'
  | 'group.room'
  | 'material.word'
  | 'material.file'
  | 'material.h5'
  | 'material.mini'
  | 'user.info'
  | 'user.password'
  | 'user.email'
  | 'oapi.oapi'
  | 'member.main'
  | 'member.pay'
  | 'member.order';

/** A destination that a component asks the host to navigate to; the URL is up to the host. */
export interface NavigationIntent {
  readonly to: Destination;
  /** Parameters of the destination that survive a reload, such as the id of an order. */
  readonly query?: Readonly<Record<string, string>>;
}
