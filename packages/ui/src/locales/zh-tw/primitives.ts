// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { primitiveMessages } from '#primitives/primitives.messages.ts';

export const primitiveTexts: LanguageTexts<typeof primitiveMessages> = ({ number }) => ({
  optional: '選填',
  close: '關閉',
  retry: '重試',
  clearSearch: '清除搜尋',
  actionsFor: ({ name }) => `${name}的操作`,
  pages: '分頁',
  pagesOf: ({ list }) => `${list}的分頁`,
  previousPage: '上一頁',
  nextPage: '下一頁',
  pageNumber: ({ page }) => `第 ${page} 頁`,
  range: ({ from, to, counted }) => `${number(from)}–${number(to)}，共 ${counted}`,
  total: (counted) => `共 ${counted}`,
  counted: (count) => `${number(count)} 個`,
  seenByOthers: '對方會看到',
  viewerTime: ({ time }) => `你的時間 ${time}`,
  listIsStale: '清單沒有更新',
  pageIsStale: '這一頁沒有更新',
  listIsStaleText: '下面仍是上次的內容，可以看，也可以重試。',
  loadFailed: '載入失敗',
  notInSession: '這裡沒有開放這一項',
  notInSessionText: '網站沒有申請這項權限，可請開發者加上。',
  networkFailed: '網路斷開了，或者伺服器沒有回應。',
  serverFailed: '伺服器暫時無回應，請稍後重試',
  whatToDo: '怎麼辦',
});
