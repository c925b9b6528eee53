// Written by `npm run zh-tw` from features/account/activity/activity.messages.ts.
import type { LanguageTexts } from '#messages';
import type { activityMessages } from '#features/account/activity/activity.messages.ts';

export const activityTexts: LanguageTexts<typeof activityMessages> = ({ number }) => ({
  title: '操作記錄',
  description:
    '誰在什麼時候、從哪裡改了這個帳號的什麼，最新的在最前面。密碼和金鑰只記改過，不記內容。',
  list: '操作記錄',
  loading: '操作記錄載入中',
  kind: '類別',
  allKinds: '全部類別',
  period: '時間',
  always: '全部時間',
  today: '最近 24 小時',
  when: '時間',
  unknownDevice: '未知裝置',
  refused: '未通過',
  codeAsked: '等待驗證碼',
  actions: '詳情',
  changes: '查看改動',
  changesOf: ({ what, object }) =>
    `查看改動：${[what, object].filter((text) => text !== '').join(' ')}`,
  changeList: '改動的內容',
  after: '之後',
  nothing: '無',
  hidden: '已隱藏',
  counted: (count) => `${number(count)} 條記錄`,
  cut: (count) => `共 ${count} 個字元`,
  more: (count) => `還有 ${count} 處改動沒有列出`,
  emptyTitle: '還沒有操作記錄',
  emptyText: '登入、修改設定和素材之後，都會記在這裡。',
  noneTitle: '沒有符合的操作記錄',
  noneText: '換一個類別，或放寬時間再看看。',
});
