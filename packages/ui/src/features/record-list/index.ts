export { DialogueScreen } from './dialogue/dialogue-screen';
export { GptChatScreen } from './dialogue/gpt-chat-screen';
export { PresetRoleScreen } from './preset-role/preset-role-screen';
export { PrivateKeywordScreen } from './room-keyword/private-keyword-screen';
export { ReminderScreen } from './reminder/reminder-screen';
export { RoomReplyScreen } from './room-keyword/room-reply-screen';
export { RssScreen } from './rss/rss-screen';
export { UserGroupScreen } from './user-group/user-group-screen';
