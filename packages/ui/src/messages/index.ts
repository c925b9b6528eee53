export {
  defineMessages,
  type LanguageTexts,
  type MessageOverrides,
  type Messages,
} from './define-messages';
export { textsOf } from './texts-of';
export { joinList } from './wording';
export { useMessages } from './use-messages';
