export type { HeldLeave } from '#lists/config/leave-dialog.tsx';
export { ConversationRecordScreen } from './conversation-record/conversation-record-screen';
export type { ConfigPartScreenProps } from '#lists/part/config-part-screen.tsx';
export { CustomBotScreen } from './bot/custom-bot-screen';
export { SummaryScreen } from '#features/summary/summary-screen.tsx';
export { UploadFileScreen } from './upload-file/upload-file-screen';
