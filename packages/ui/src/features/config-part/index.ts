export type { HeldLeave } from '../robot/changes/leave-dialog';
export { ConversationRecordScreen } from './conversation-record/conversation-record-screen';
export type { ConfigPartScreenProps } from './part/config-part-screen';
export { CustomBotScreen } from './custom-bot/custom-bot-screen';
export { SummaryScreen } from './summary/summary-screen';
export { UploadFileScreen } from './upload-file/upload-file-screen';
