export { ConversationRecordScreen } from './conversation-record/conversation-record-screen';
export { CustomBotScreen } from './custom-bot/custom-bot-screen';
export { SummaryScreen } from './summary/summary-screen';
export { UploadFileScreen } from './upload-file/upload-file-screen';
