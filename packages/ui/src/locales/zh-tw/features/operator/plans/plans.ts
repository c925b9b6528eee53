// Written by `npm run zh-tw` from features/operator/plans/plans.messages.ts.
import type { LanguageTexts } from '#messages';
import type { operatorPlansMessages } from '#features/operator/plans/plans.messages.ts';

export const operatorPlansTexts: LanguageTexts<typeof operatorPlansMessages> = () => ({
  list: '會員價格',
  loading: '會員價格載入中',
  plan: '會員',
  price: '價格',
  lasts: '時長',
  months: (count) => `${count} 個月`,
  lifetime: '終身',
  changeOf: ({ plan }) => `修改${plan}`,
  title: ({ plan }) => `修改${plan}`,
  text: '隻影響之後的訂單，已有的訂單價格不變。',
  priceIn: '價格（元）',
  sellHelp: '關閉後，使用者不能再購買，已有的會員不受影響。',
  save: '儲存',
  saved: '價格已儲存',
});
