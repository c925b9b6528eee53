// Written by `npm run zh-tw` from features/material/material-picker/material-picker.messages.ts.
import type { LanguageTexts } from '#messages';
import type { materialPickerMessages } from '#features/material/material-picker/material-picker.messages.ts';

export const materialPickerTexts: LanguageTexts<typeof materialPickerMessages> = ({ number }) => ({
  title: '選擇素材',
  hint: '按選取的先後順序使用，翻頁後仍然保留',
  hintOne: '選取後可以再換一個',
  search: '搜名稱或標籤',
  type: '素材類型',
  everyType: '全部類型',
  loading: '素材載入中',
  chosen: ({ count }) => `已選 ${number(count)} 個`,
  chosenList: '已選素材，按順序',
  nothingChosen: '還沒有選。選取的素材會按順序排在這裡。',
  remove: ({ name }) => `移除${name}`,
  confirm: ({ count }) => (count === 0 ? '確定' : `確定（${number(count)}）`),
  emptyTitle: '還沒有素材',
  emptyText: '常用的內容先存成素材，再到這裡選。',
  emptyOfType: ({ type }) => `還沒有${type}素材`,
  showAll: '看全部類型',
  add: '新增素材',
  noMatch: ({ word }) => `沒有找到「${word}」`,
  noMatchText: '已在所有素材的名稱和標籤裡找過。',
  noMatchOfType: ({ type }) => `只在${type}素材的名稱和標籤裡找過。`,
});
