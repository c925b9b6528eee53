// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { hitsMessages } from '#lists/hits/hits.messages.ts';

export const hitsTexts: LanguageTexts<typeof hitsMessages> = ({ number }) => ({
  hits: ({ days7, days30, ago }) =>
    `近 7 天 ${number(days7)} 次 · 近 30 天 ${number(days30)} 次 · 最近 ${ago}`,
  none: '近 30 天沒有命中',
  noData: '沒有命中次數',
  howTo: '開啟訊息記錄後，這裡會顯示每條規則命中了幾次。',
  open: '去開啟',
  now: '剛剛',
  minutes: (count) => `${count} 分鐘前`,
  hours: (count) => `${count} 小時前`,
  days: (count) => `${count} 天前`,
});
