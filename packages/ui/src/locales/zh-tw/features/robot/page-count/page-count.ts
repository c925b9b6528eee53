// Written by `npm run zh-tw` from features/robot/page-count/page-count.messages.ts.
import type { LanguageTexts } from '#messages';
import type { pageCountMessages } from '#features/robot/page-count/page-count.messages.ts';

export const pageCountTexts: LanguageTexts<typeof pageCountMessages> = ({ number }) => ({
  rows: (count) => number(count),
});
