// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { optionListMessages } from '#primitives/option-list/option-list.messages.ts';

export const optionListTexts: LanguageTexts<typeof optionListMessages> = ({ number }) => ({
  loading: '載入中…',
  loadFailed: '載入失敗',
  retryLoading: '載入失敗，重試',
  nothing: '還沒有可以選的',
  noMatch: ({ word }) => `沒有找到「${word}」`,
  selectFound: ({ count }) => `選取找到的 ${number(count)} 個`,
  selectAll: ({ count }) => `選取全部 ${number(count)} 個`,
  unselectFound: ({ count }) => `取消選取這 ${number(count)} 個`,
  selected: ({ count }) => `已選 ${number(count)} 個`,
  found: ({ count }) => `找到 ${number(count)} 個`,
  more: ({ count }) => `還有 ${number(count)} 個`,
  clearSelected: ({ label }) => `清空${label}`,
  remove: ({ label }) => `移除${label}`,
  chosenIn: ({ label }) => `${label}的已選項`,
  create: ({ word }) => `新增「${word}」`,
  added: ({ label }) => `已新增${label}`,
  removed: ({ label }) => `已移除${label}`,
  duplicate: ({ labels }) => `${labels} 已經新增過了`,
  notFound: ({ labels }) => `沒有找到：${labels}`,
  notAdded: ({ word }) => `沒有找到「${word}」，沒有加進去`,
  cannotChoose: ({ labels }) => `不能選：${labels}`,
  atLimit: ({ limit }) => `只能選取${number(limit)}項`,
});
