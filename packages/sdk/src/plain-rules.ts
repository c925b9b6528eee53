export {
  isJsonObject,
  jsonIn,
  jsonList,
  jsonOrText,
  toJsonObject,
  unsafeKeys,
  type Json,
  type JsonObject,
} from './core/json';
export {
  DEFAULT_SECRET_OVERLAP,
  OPEN_API_KEY_ONLY_SCOPES,
  OPEN_API_KEY_SCOPE,
  SECRET_OVERLAPS,
} from './resources/open-api-key/open-api-key.constants';
export { isLink, isWebAddress } from './core/link';
export { PLUGIN_VERSION, isOldPlugin } from './resources/robot/plugin-version.rules';
export {
  ROBOT_CLOCK_HEADER,
  isOtherClock,
  offsetText,
  parseRobotClock,
  shownWhenDue,
} from './resources/robot/robot-clock.rules';
export type { RobotClock } from './resources/robot/robot-clock.schema';
export { readPreventWords, writePreventWords } from './resources/robot/prevent-words';
export { loggedMessage, loggedSetup } from './resources/log/log-simulation';
export { ruleIdOf } from './resources/rule/rule-id';
export {
  shadowedRules,
  shadowsAmong,
  type KeywordRule,
  type Shadow,
} from './resources/rule/shadow.rules';
export {
  asciiFileName,
  checkThumbnail,
  checkUpload,
  hasChinese,
  type UploadCandidate,
} from './resources/upload/upload.rules';
export { isPrivateHost } from './core/private-host';
export * from './resources/open-api/open-api.constants';
export { isMissedReminder, reminderMoment } from './resources/reminder/reminder-moment';
export { SUMMARY_BOT, SUMMARY_BOTS, SUMMARY_BOTS_WITH_ID } from './resources/schedule/summary-bots';
export { BATCH_TASK_TYPE, type BatchTaskType } from './resources/batch-task/batch-task.constants';
export {
  BOTS_WITH_ID,
  DIALOGUE_BOT,
  type DialogueBot,
} from './resources/dialogue/dialogue.constants';
export { RETRIED_STATES } from './resources/send/send.constants';
export { ASYNC_MODEL } from './resources/rule/rule.constants';
export { comparePinyin, initialsOf, mayBeInitials, pinyinKey } from './resources/chat/pinyin';
