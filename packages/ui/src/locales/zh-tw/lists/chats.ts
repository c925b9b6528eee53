// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { chatDrawerMessages } from '#lists/chats/chat-drawer.messages.ts';
import type { chatsMessages } from '#lists/chats/chats.messages.ts';

export const chatDrawerTexts: LanguageTexts<typeof chatDrawerMessages> = () => ({
  rules: '規則',
  schedules: '定時',
  sends: '最近的群發',
  noRules: '沒有規則或對話用到它。',
  noSchedules: '沒有定時任務或提醒發到這裡。',
  tagsText: '僅在控制台可見，機器人重新整理名單後仍會保留。',
  tagsPlaceholder: '選擇或新建標籤',
  tooMany: ({ most }) => `最多 ${most} 個標籤`,
  tooLong: ({ most }) => `標籤不能超過 ${most} 個字`,
});
export const chatsTexts: LanguageTexts<typeof chatsMessages> = ({ number }) => ({
  counted: ({ kind, count }) =>
    kind === 'room' ? `${number(count)} 個群` : `${number(count)} 位好友`,
  tags: '標籤',
  openOf: ({ name }) => `查看${name}`,
  refresh: '從機器人重新整理',
  refreshIn: ({ seconds }) => `${number(seconds)} 秒後可重新整理`,
  refreshOffline: '機器人上線後可重新整理',
  export: '匯出 CSV',
  exporting: ({ done, count }) => `已讀 ${number(done)} / ${number(count)}`,
  exported: ({ chats }) => `已匯出 ${chats}`,
  exportFailed: '沒有匯出，請重試',
  send: '群發',
  editTags: '標籤',
  tagTitle: ({ chats }) => `修改 ${chats}的標籤`,
  tagText: '標籤僅在控制台可見，機器人重新整理名單後仍會保留。',
  addPlaceholder: '選擇或新建標籤',
  removePlaceholder: '選要去掉的標籤',
  nothingChosen: '請選擇要加上或去掉的標籤',
  tooLong: ({ count }) => `標籤不能超過 ${number(count)} 個字`,
  tooMany: ({ count, most }) => `每項最多 ${number(most)} 個標籤，有 ${number(count)} 項會超過`,
  submit: '儲存',
  tagged: ({ chats }) => `已修改 ${chats}的標籤`,
  unchanged: '標籤沒有變化',
  gone: ({ chats }) => `另外 ${chats}已經不在名單裡。`,
  undone: '已復原',
  clearFilters: '清除篩選',
});
