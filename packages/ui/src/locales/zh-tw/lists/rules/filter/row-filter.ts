// Written by `npm run zh-tw` from lists/rules/filter/row-filter.messages.ts.
import type { LanguageTexts } from '#messages';
import type { rowFilterMessages } from '#lists/rules/filter/row-filter.messages.ts';

export const rowFilterTexts: LanguageTexts<typeof rowFilterMessages> = ({ number }) => ({
  label: '篩選',
  attention: '需要處理',
  counted: ({ name, count }) => `${name} ${number(count)}`,
  noMatch: ({ word }) => `篩選出的規則裡沒有「${word}」`,
});
