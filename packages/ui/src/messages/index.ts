export { defineMessages, type MessageOverrides, type Messages } from './define-messages';
export { joinWords } from './wording';
export { useMessages } from './use-messages';
