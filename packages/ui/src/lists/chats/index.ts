export { ChatList, type ChatListProps } from './chat-list';
export type { ChatFact, ChatListDefinition } from './chat-list-definition';
export { SORTED } from './use-chat-list';
