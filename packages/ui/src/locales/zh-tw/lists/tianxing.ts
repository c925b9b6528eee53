// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { tianxingMessages } from '#lists/tianxing/tianxing.messages.ts';

export const tianxingTexts: LanguageTexts<typeof tianxingMessages> = () => ({
  title: '還沒有天行數據金鑰',
  news: '新聞從天行數據取，沒有金鑰，到點沒有內容可發。',
  weather: '每日說照常傳送，只是沒有天氣和情話。',
  enter: '去填金鑰',
});
