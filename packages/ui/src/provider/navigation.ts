/** A place in the product, named after its route: `material.word` is `/material/word`. */
export type Destination =
  | 'login'
  | 'signup'
  | 'dashboard.main'
  | 'wechat.index'
  | 'contact.list'
  | 'group.room'
  | 'material.word'
  | 'user.info'
  | 'oapi.oapi'
  | 'member.main';

/** Where a component wants to go. The host decides what that means; we never write a URL. */
export interface NavigationIntent {
  readonly to: Destination;
}
