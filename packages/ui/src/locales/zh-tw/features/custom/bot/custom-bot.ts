// Written by `npm run zh-tw` from features/custom/bot/custom-bot.messages.ts.
import type { LanguageTexts } from '#messages';
import type { customBotMessages } from '#features/custom/bot/custom-bot.messages.ts';

export const customBotTexts: LanguageTexts<typeof customBotMessages> = () => ({
  title: '自訂機器人',
  explanation: '沒有規則回答的訊息先交給你自己的服務，再交給 AI 服務商。',
  open: '啟用自訂機器人',
  openHint: '機器人把每條訊息發到下面的地址，用它的回答回覆',
  address: '請求地址',
});
