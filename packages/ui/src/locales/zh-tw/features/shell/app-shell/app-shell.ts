// Written by `npm run zh-tw` from features/shell/app-shell/app-shell.messages.ts.
import type { LanguageTexts } from '#messages';
import type { appShellMessages } from '#features/shell/app-shell/app-shell.messages.ts';

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
