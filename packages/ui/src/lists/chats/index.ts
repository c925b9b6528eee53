export { ChatList } from './chat-list';
export type { ChatListDefinition } from './chat-list-definition';
export { ChatName } from './chat-table';
