// Written by `npm run zh-tw` from features/material/library/bulk/bulk.messages.ts.
import type { LanguageTexts } from '#messages';
import type { materialBulkMessages } from '#features/material/library/bulk/bulk.messages.ts';

export const materialBulkTexts: LanguageTexts<typeof materialBulkMessages> = ({ number }) => ({
  move: '移到標籤',
  remove: '刪除',
  moveTitle: ({ count }) => `把 ${number(count)} 個素材移到標籤`,
  moveText: '一個素材只有一個標籤，移過去就離開原來的標籤。',
  tag: '標籤',
  tagPlaceholder: '選擇或新建標籤',
  tagMissing: '標籤必填',
  removeTag: '去掉標籤',
  submitMove: '移過去',
  moved: ({ count, tag }) => `已把 ${number(count)} 個移到「${tag}」`,
  untagged: ({ count }) => `已去掉 ${number(count)} 個的標籤`,
  removed: ({ count }) => `已刪除 ${number(count)} 個素材`,
  gone: ({ count }) => `另外 ${number(count)} 個之前已經不在了。`,
  removedText: '用上它們的規則保留自己的一份，照常工作。',
  undone: '已復原',
  usedTitle: ({ count, used }) =>
    `其中 ${number(used)} 個還在用，仍然刪除全部 ${number(count)} 個？`,
  usedText: '刪除以後，這些地方發的是當時的副本。',
  more: ({ count }) => `還有 ${number(count)} 個也在用。`,
  doNotDelete: '不刪',
  removeAnyway: '仍然刪除',
});
