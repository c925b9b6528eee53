import type { EndpointId } from './contract';
import type { List } from './resources/event/lists.constants';

export type { List } from './resources/event/lists.constants';

/** The calls of all lists that read; what follows names the others. */
type ReadingVerb =
  | 'all'
  | 'counts'
  | 'daily'
  | 'detail'
  | 'info'
  | 'list'
  | 'plans'
  | 'related'
  | 'relatedCounts'
  | 'search'
  | 'sizes'
  | 'status'
  | 'tags'
  | 'usage';
type Reading =
  | Extract<EndpointId, `${string}.${ReadingVerb}`>
  | 'account.checkReset'
  | 'account.sessions'
  | 'custom.config'
  | 'event.stream'
  | 'log.conversations'
  | 'log.hits'
  | 'log.messages'
  | 'log.revision'
  | 'log.settings'
  | 'material.token'
  | 'openApi.get'
  | 'operator.account'
  | 'operator.accounts'
  | 'operator.audit'
  | 'operator.backups'
  | 'operator.feedback'
  | 'operator.invites'
  | 'operator.notice'
  | 'operator.now'
  | 'operator.settings'
  | 'question.ask'
  | 'robot.config'
  | 'robot.configHistory'
  | 'schedule.customChannels'
  | 'schedule.newsChannels'
  | 'schedule.ownChannels'
  | 'send.jobs'
  | 'site.callbackEvents'
  | 'site.feed'
  | 'site.messages'
  | 'site.notice'
  | 'upload.unused';

/** The calls that change something. */
export type ChangingCall = Exclude<EndpointId, Reading>;

/** The lists that each call changes; a call that is neither here nor among those that read does not compile. */
const CHANGES: Readonly<Record<ChangingCall, readonly List[]>> = {
  // Before a session there is no list, and nobody to notify.
  'account.signup': [],
  'account.login': [],
  'account.sendReset': [],
  'account.resetPassword': [],
  'account.logout': ['session'],
  'account.activate': ['account'],
  'account.sendActivation': ['account'],
  'account.changePassword': ['session'],
  'account.changeEmail': ['account'],
  'account.changeNotices': ['account'],
  'account.endSession': ['session'],
  'account.endOtherSessions': ['session'],
  'accountData.exportAll': [],
  'accountData.askDeletion': ['account', 'session'],
  'accountData.keep': ['account'],
  'twoFactor.login': ['session'],
  // Nothing changes before a code confirms it.
  'twoFactor.begin': [],
  'twoFactor.turnOn': ['account', 'session'],
  'twoFactor.turnOff': ['account'],
  'twoFactor.renewCodes': ['account'],
  'passkey.beginLogin': [],
  'passkey.login': ['session'],
  // Nothing changes before the browser has made it.
  'passkey.beginAdding': [],
  'passkey.add': ['account'],
  'passkey.rename': ['account'],
  'passkey.remove': ['account'],
  'mini.loginCode': [],
  'mini.checkLogin': [],
  'mini.bindCode': [],
  // The poll that learns of the binding; the binding itself is made on the phone.
  'mini.checkBinding': [],
  'mini.unbind': ['account'],
  'order.create': ['order'],
  'openApi.reset': ['openApi'],
  'openApiKey.add': ['openApi'],
  'openApiKey.update': ['openApi'],
  'openApiKey.rotate': ['openApi'],
  'openApiKey.remove': ['openApi'],
  'openApi.session': [],
  'openApi.addCustomer': [],
  'openApi.sayToRoom': ['send'],
  'openApi.sayToContact': ['send'],
  'robot.updateConfig': ['robot'],
  'robot.restoreConfig': ['robot'],
  'robot.setVerifyCode': ['robot'],
  // The robot forgets what was said; nothing of the account shows it.
  'robot.clearRecords': [],
  'contact.tag': ['contact'],
  'group.tag': ['group'],
  'material.add': ['material'],
  'material.addRich': ['material'],
  'material.update': ['material'],
  'material.remove': ['material'],
  'material.restore': ['material'],
  'library.tag': ['material'],
  'library.remove': ['material'],
  'library.restore': ['material'],
  'send.sayToRoom': ['send'],
  'send.sayToContact': ['send'],
  'send.event': [],
  'send.messages': ['send'],
  'send.cancelJob': ['send'],
  'send.retryJob': ['send'],
  'schedule.saveOwnChannels': ['custom'],
  'prompt.add': ['prompt'],
  'prompt.update': ['prompt'],
  'prompt.remove': ['prompt'],
  'prompt.restore': ['prompt'],
  'reminder.add': ['reminder'],
  'reminder.update': ['reminder'],
  'reminder.remove': ['reminder'],
  'reminder.restore': ['reminder'],
  'sample.add': ['sample'],
  'sample.update': ['sample'],
  'sample.remove': ['sample'],
  'sample.restore': ['sample'],
  'custom.updateConfig': ['custom'],
  'dialogue.add': ['dialogue'],
  'dialogue.update': ['dialogue'],
  'dialogue.remove': ['dialogue'],
  'dialogue.restore': ['dialogue'],
  'dialogue.reorder': ['dialogue'],
  'rss.add': ['rss'],
  'rss.update': ['rss'],
  'rss.remove': ['rss'],
  'rss.restore': ['rss'],
  'batchTask.add': ['batchTask'],
  'batchTask.update': ['batchTask'],
  'batchTask.remove': ['batchTask'],
  'batchTask.restore': ['batchTask'],
  // A file is in no list before a material has it.
  'upload.store': [],
  'log.changeSettings': ['log'],
  'log.remove': ['log'],
  'log.clear': ['log'],
  'site.feedback': [],
  // What an operator changes is in no list of the operator's own account.
  'operator.grantVip': [],
  'operator.revokeVip': [],
  'operator.setCustomRoutes': [],
  'operator.block': [],
  'operator.unblock': [],
  'operator.exportAccount': [],
  'operator.deleteAccount': [],
  'operator.keepAccount': [],
  'operator.setPlan': [],
  'operator.addInvite': [],
  'operator.removeInvite': [],
  'operator.answerFeedback': [],
  'operator.setNotice': [],
  'operator.makeBackup': [],
};

const changes: Readonly<Partial<Record<string, readonly List[]>>> = CHANGES;
const none: readonly List[] = [];

/** The lists of an account that a successful call changes, by the call's name in the contract, such as `material.add`. */
export const changedLists = (endpointId: string): readonly List[] =>
  (Object.hasOwn(changes, endpointId) ? changes[endpointId] : undefined) ?? none;

/** Whether a call changes anything, lists or not; `material.add` does and `material.list` does not. */
export const isChanging = (endpointId: string): endpointId is ChangingCall =>
  Object.hasOwn(CHANGES, endpointId);

/** The calls that read each list: a session that may make one of them may hear that the list has changed. */
export const LIST_CALL = {
  account: 'account.info',
  session: 'account.sessions',
  robot: 'robot.config',
  contact: 'contact.list',
  group: 'group.list',
  material: 'material.list',
  prompt: 'prompt.list',
  dialogue: 'dialogue.list',
  rss: 'rss.list',
  batchTask: 'batchTask.list',
  reminder: 'reminder.list',
  sample: 'sample.list',
  custom: 'schedule.ownChannels',
  log: 'log.conversations',
  order: 'order.list',
  send: 'send.jobs',
  openApi: 'openApi.get',
} as const satisfies Readonly<Record<List, EndpointId>>;
