// Written by `npm run zh-tw` from features/robot/clear-records/clear-records.messages.ts.
import type { LanguageTexts } from '#messages';
import type { clearRecordsMessages } from '#features/robot/clear-records/clear-records.messages.ts';

export const clearRecordsTexts: LanguageTexts<typeof clearRecordsMessages> = () => ({
  open: '清空聊天記錄',
  openOffline: '上線後可清空聊天記錄',
  title: '清空機器人上的聊天記錄？',
  text: '機器人為群聊總結和詞雲記下的聊天內容會全部刪除，不能恢復。群、好友、配置和控制台裡的訊息記錄不受影響。',
  done: '已讓機器人清空聊天記錄',
});
