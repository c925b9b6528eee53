export { ChatList, type ChatListProps } from './chat-list';
export type { ChatFact, ChatListDefinition } from './chat-list-definition';
export { SORTED, type ChatFilter } from './use-chat-list';
