// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { dateFieldMessages } from '#primitives/date-field/date-field.messages.ts';

export const dateFieldTexts: LanguageTexts<typeof dateFieldMessages> = () => ({
  open: ({ label }) => `從日曆選${label}`,
  calendar: ({ label }) => `${label}的日曆`,
  previous: '上個月',
  next: '下個月',
  hour: '小時',
  minute: '分鐘',
  done: '確定',
});
