export { DELETION_GRACE_DAYS } from './resources/account-data/account-data.constants';
export { ACCOUNT_CAP } from './core/account-caps.constants';
export type { Choice } from './core/choice';
export { CODE, isSessionCode, type Code } from './core/codes';
export {
  addLanguage,
  hasLanguage,
  knownLocales,
  loadLanguage,
  offerLanguage,
  packsFor,
  tableIn,
  textIn,
  translated,
  type LanguagePack,
} from './core/language-pack';
export {
  canonicalLocale,
  isChinese,
  isTraditional,
  matchLocale,
  SHIPPED_LOCALES,
  shippedLocale,
  SOURCE_LOCALES,
  sourceLocale,
  type Locale,
  type ShippedLocale,
  type SourceLocale,
  type Text,
} from './core/locale';
export * from './resources/chat/chat.constants';
export * from './resources/event/event.constants';
export * from './resources/event/lists.constants';
export { CLIENT_HEADER } from './core/client-header';
export * from './resources/library/library.constants';
export * from './resources/log/log.constants';
export * from './resources/material/material.constants';
export * from './resources/member/member.constants';
export * from './resources/mini/mini.constants';
export * from './resources/order/order.constants';
export * from './resources/question/question.constants';
export * from './resources/robot/robot-type.constants';
export * from './resources/robot/provider.constants';
export { providerSettings, requiredSettings } from './resources/robot/provider-settings';
export {
  BOT_SCOPE,
  CONFIG_DEFAULTS,
  CONFIG_LISTS,
  CONFIG_OBJECTS,
  DEFAULT_REPLY,
  RECORD_LISTS,
  type BotScope,
  type ConfigList,
  type ConfigObject,
  type RecordList,
} from './resources/robot/robot-config.constants';
export * from './resources/robot/robot.constants';
export * from './resources/robot/voice.constants';
export * from './resources/dialogue/media-service.constants';
export * from './resources/rule/rule.constants';
export * from './resources/schedule/schedule.constants';
export * from './resources/schedule/summary.constants';
export * from './resources/send/send.constants';
export * from './resources/site/site.constants';
export * from './resources/upload/upload-context.constants';
export * from './resources/upload/upload.constants';

/** The number of days for which deleted rows can be restored. */
export const UNDO_DAYS = 30;
