// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { tagFilterMessages } from '#lists/tag-filter/tag-filter.messages.ts';

export const tagFilterTexts: LanguageTexts<typeof tagFilterMessages> = ({ number }) => ({
  label: '標籤',
  every: '全部標籤',
  tag: ({ name, count }) => `${name} ${number(count)}`,
});
