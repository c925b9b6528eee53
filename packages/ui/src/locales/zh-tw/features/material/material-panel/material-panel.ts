// Written by `npm run zh-tw` from features/material/material-panel/material-panel.messages.ts.
import type { LanguageTexts } from '#messages';
import type { materialPanelMessages } from '#features/material/material-panel/material-panel.messages.ts';

export const materialPanelTexts: LanguageTexts<typeof materialPanelMessages> = () => ({
  title: '素材庫',
  textTitle: '文字素材',
  fileTitle: '檔案素材',
  h5Title: 'H5 連結',
  miniTitle: '小程式',
  description: '存一次，到處用。問答、定時、歡迎語和群發都從這裡選。',
  add: '新增素材',
  search: '搜名稱或標籤',
  list: '素材清單',
  loading: '素材載入中',
  name: '名稱',
  type: '類型',
  content: '內容',
  tag: '標籤',
  edit: '編輯',
  remove: '刪除',
  removeText: '刪除後不能再選用；已經用上它的規則保留自己的一份，照常工作。',
  noneTitle: '還沒有素材',
  noneText: '有了就會列在這裡。',
  emptyTitle: '先存一個常用的',
  emptyText: '營業時間、報名連結、書單。',
  noMatch: ({ word }) => `沒有找到「${word}」`,
  noMatchText: '名稱和標籤都找過了。',
});
