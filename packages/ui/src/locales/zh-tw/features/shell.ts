// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { appShellMessages } from '#features/shell/app-shell/app-shell.messages.ts';
import type { shellNoticesMessages } from '#features/shell/shell-notices/shell-notices.messages.ts';
import type {
  notFoundMessages,
  pageFailedMessages,
  unreachableMessages,
} from '#features/shell/status-screens/status-screens.messages.ts';

export const appShellTexts: LanguageTexts<typeof appShellMessages> = () => ({
  navigation: '主導航',
  breadcrumb: '麵包屑',
  home: '首頁',
  toggleNavigation: '展開或收起導航',
  closeNavigation: '關閉導航',
  documentation: '文件',
  toDark: '切換到深色',
  toLight: '切換到淺色',
  language: '切換語言',
  logOut: '登出',
  greeting: (name) => `你好，${name}`,
  skip: '跳到內容',
  accountMenu: '帳號選單',
  forMembers: '會員功能',
  forCustom: '客製功能',
});
export const shellNoticesTexts: LanguageTexts<typeof shellNoticesMessages> = () => ({
  offline: '網路已斷開。可以繼續看和寫，連上之前儲存不了。',
  slow: '網路很慢，內容會晚一點到。',
  updated: '控制台已升級。重新載入即可使用新版，沒有儲存的內容會留著。',
  reload: '重新載入',
  later: '稍後',
});
export const notFoundTexts: LanguageTexts<typeof notFoundMessages> = () => ({
  title: '沒有這個頁面',
  text: '地址可能寫錯了，或者頁面已經移走。',
  home: '回到首頁',
});
export const pageFailedTexts: LanguageTexts<typeof pageFailedMessages> = () => ({
  missing: '這個頁面沒有載入',
  missingText: '可能是網路不穩定。先重試，還不行就重新載入，沒有儲存的內容會留著。',
  upgraded: '控制台升級了',
  upgradedText: '這個頁面換了新版。重新載入即可開啟，沒有儲存的內容會留著。',
  offline: '網路斷開了',
  offlineText: '這個頁面還沒有載入過。連上網路後會自動載入，沒有儲存的內容會留著。',
  broken: '這個頁面出錯了',
  brokenText: '其他頁面不受影響。先重試，還不行就重新載入，沒有儲存的內容會留著。',
  reload: '重新載入',
});
export const unreachableTexts: LanguageTexts<typeof unreachableMessages> = () => ({
  title: '連不上伺服器',
  text: '可能是網路斷開了，也可能是伺服器正忙。你仍是登入狀態，寫好的內容也都還在。',
  retry: '再試一次',
  retrying: '正在重試',
});
