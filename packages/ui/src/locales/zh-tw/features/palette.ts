// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { paletteMessages } from '#features/palette/command-palette/command-palette.messages.ts';

export const paletteTexts: LanguageTexts<typeof paletteMessages> = () => ({
  title: '搜尋或跳轉',
  placeholder: '頁面、素材、群、好友、設定',
  results: '結果',
  page: '頁面',
  field: '設定',
  nothing: ({ word }) => `沒有找到「${word}」`,
  failed: '素材、群或好友沒有找全',
  retry: '重試',
  move: '選擇',
  open: '開啟',
  close: '關閉',
});
