export { defineMessages, type MessageOverrides, type Messages } from './define-messages';
export { joinList } from './wording';
export { useMessages } from './use-messages';
