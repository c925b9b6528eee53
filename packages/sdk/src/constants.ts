export { CODE, CODE_TEXT, codeText, isSessionCode, type Code } from './core/codes';
export { LOCALES, matchLocale, type Locale, type Text } from './core/locale';
export { RULE_TEXT, isMissingRule, ruleText, type RuleId } from './core/rule-texts';
export {
  CONTENT_TYPE,
  CONTENT_TYPE_TEXT,
  MATERIAL_NAME_MAX,
  MATERIAL_PICKER_PAGE_SIZE,
  MESSAGE_CONTENT_MAX,
  type ContentType,
} from './resources/material/material.constants';
export {
  BOT_SCOPE,
  CONFIG_DEFAULTS,
  CONFIG_LISTS,
  CONFIG_OBJECTS,
  DEFAULT_REPLY,
  type BotScope,
} from './resources/robot/robot-config.constants';
export {
  LOGIN_STATUS,
  LOGIN_STATUS_TEXT,
  type LoginStatus,
} from './resources/robot/robot.constants';
export { RESEND_LOCK_MS } from './resources/send/send.constants';
