// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { contactListMessages } from '#features/contact/contact-list.messages.ts';

export const contactListTexts: LanguageTexts<typeof contactListMessages> = () => ({
  title: '好友清單',
  description: '機器人帳號的好友。機器人登入後自動同步到這裡。',
  search: '搜暱稱、備註或首字母',
  loading: '好友載入中',
  name: '暱稱',
  remark: '備註',
  weixin: '微信號',
  say: '發訊息',
  sendToMany: '好友群發',
  sayTo: ({ name }) => `發訊息給${name}`,
  emptyTitle: '好友還沒有同步過來',
  emptyText: '機器人掃碼登入後，會把好友清單發到這裡，通常一分鐘內完成。這一頁會自己重新整理。',
  toRobot: '去看機器人狀態',
  noMatch: ({ word }) => `沒有叫「${word}」的好友`,
  noMatchText: '已在所有好友的暱稱、備註、微信號和拼音首字母裡找過。',
});
