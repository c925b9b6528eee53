// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type {
  moreNewsMessages,
  moreMaterialMessages,
  customContentMessages,
  channelMessages,
} from '#features/batch-task/batch-task.messages.ts';
import type { moreCountdownMessages } from '#features/batch-task/more-countdown.messages.ts';

export const moreNewsTexts: LanguageTexts<typeof moreNewsMessages> = () => ({
  title: '群發新聞',
  explanation: '按時把一類新聞發給多個或全部群、好友。時間按 Asia/Shanghai。',
  add: '新增群發新聞',
  edit: '編輯群發新聞',
  search: '搜任務',
  emptyTitle: '還沒有群發新聞',
  emptyText: '例如每天早上八點把科技新聞發給除內部群以外的所有群。',
  removeText: '刪除後到時間不再傳送。',
  hint: '到點取最新的新聞，逐個發出',
});
export const moreMaterialTexts: LanguageTexts<typeof moreMaterialMessages> = () => ({
  title: '群發素材',
  explanation: '按時把素材發給多個或全部群、好友。時間按 Asia/Shanghai。',
  add: '新增群發素材',
  edit: '編輯群發素材',
  search: '搜任務',
  emptyTitle: '還沒有群發素材',
  emptyText: '例如每週五晚上把週末活動發給全部群。',
  removeText: '刪除後到時間不再傳送。',
  hint: '到點按順序發出下面的素材',
  contents: '傳送內容',
  sends: '傳送',
});
export const customContentTexts: LanguageTexts<typeof customContentMessages> = () => ({
  title: '自訂內容',
  explanation: '按時從自己的內容頻道裡依次取一條，發給群或好友。時間按 Asia/Shanghai。',
  add: '新增自訂內容',
  edit: '編輯自訂內容',
  search: '搜任務',
  emptyTitle: '還沒有自訂內容任務',
  emptyText: '選一個內容頻道和傳送時間，每次發出下一條。',
  removeText: '刪除後到時間不再傳送。',
  hint: '到點發出頻道裡的下一條',
  channel: '內容頻道',
  channelPlaceholder: '選擇頻道',
  noChannel: '還沒有內容頻道，先在頁面下方新增一個',
  says: ({ channel }) => `「${channel}」的下一條`,
  deletedChannel: '已刪除的頻道',
  deletedHint: '這個任務的內容頻道已經刪除，到時間什麼也不會發。請另選一個頻道，或刪除任務。',
});
export const channelTexts: LanguageTexts<typeof channelMessages> = ({ number }) => ({
  title: '內容頻道',
  explanation: '一個頻道是一組內容，定時任務每次取下一條，發完從頭再來。',
  add: '新增頻道',
  edit: '編輯頻道',
  search: '搜頻道',
  emptyTitle: '先建一個內容頻道',
  emptyText: '例如「每日一句」：先寫好三十句，再定時每天發一句。',
  removeText: '用到這個頻道的任務到時間沒有內容可發。',
  hint: '每次發出下一條，發完從頭再來',
  name: '頻道名稱',
  sends: '依次傳送',
  items: '內容，按傳送順序',
  count: ({ count }) => `${number(count)} 條`,
});
export const moreCountdownTexts: LanguageTexts<typeof moreCountdownMessages> = () => ({
  title: '群發倒計時',
  explanation: '按時告訴多個或全部群、好友，離某個日子還有多少天。時間按 Asia/Shanghai。',
  add: '新增群發倒計時',
  edit: '編輯群發倒計時',
  search: '搜任務',
  emptyTitle: '還沒有群發倒計時',
  emptyText: '例如每天早上告訴全部群，離週年慶還有多少天。',
  removeText: '刪除後到時間不再傳送。',
  hint: '到點逐個發出，日子過了也會繼續發',
});
