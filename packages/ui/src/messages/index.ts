export { defineMessages, type MessageOverrides, type Messages } from './define-messages';
export { joinWords } from './join-words';
export { useMessages } from './use-messages';
