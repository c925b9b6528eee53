// Written by `npm run zh-tw` from lists/simulator/samples/sample.messages.ts.
import type { LanguageTexts } from '#messages';
import type { sampleMessages } from '#lists/simulator/samples/sample.messages.ts';

export const sampleTexts: LanguageTexts<typeof sampleMessages> = ({ number }) => ({
  title: '範例',
  hint: '把訊息留作範例，改配置時就知道哪些回覆會變。',
  saveAsSample: '留作範例',
  saveAsSampleOf: ({ text }) => `把「${text}」留作範例`,
  savedAsSample: '已留作範例',
  asExpected: '如預期',
  differs: '與預期不同',
  expected: '預期',
  now: '現在',
  was: '原來',
  willBe: '改後',
  expectNow: '以現在為準',
  expectNowOf: ({ text }) => `「${text}」以現在為準`,
  remove: ({ text }) => `刪除範例「${text}」`,
  loading: '正在讀取範例',
  editChanges: ({ changed, all }) =>
    `這次修改會改變 ${number(all)} 條範例中的 ${number(changed)} 條`,
  editKeeps: ({ all }) => `這次修改不影響 ${number(all)} 條範例`,
  saveAnyway: '仍然儲存',
  keepEditing: '繼續編輯',
  silent: '不回覆',
  asks: ({ who }) => `由 ${who} 回答`,
  to: ({ name, text }) => `${name}：${text}`,
  content: '[其他內容]',
});
