// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { stillWorksMessages } from '#lists/still-works/still-works.messages.ts';

export const stillWorksTexts: LanguageTexts<typeof stillWorksMessages> = () => ({
  title: '機器人不受影響',
  text: '它用的是已儲存的設定，和這一頁顯示不出來無關。可以先看：',
  log: '訊息記錄',
  logText: '誰發來了什麼，機器人怎麼回的。',
  week: '全部任務',
  weekText: '排好了哪些，接下來幾天什麼時候發。',
  home: '首頁',
  homeText: '機器人在不在線上，有沒有要處理的。',
});
