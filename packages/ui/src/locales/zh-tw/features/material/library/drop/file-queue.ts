// Written by `npm run zh-tw` from features/material/library/drop/file-queue.messages.ts.
import type { LanguageTexts } from '#messages';
import type { fileQueueMessages } from '#features/material/library/drop/file-queue.messages.ts';

export const fileQueueTexts: LanguageTexts<typeof fileQueueMessages> = ({ number }) => ({
  upload: '上傳檔案',
  drop: '鬆開就新增到素材庫',
  dropHint: ({ megabytes }) => `可以一次放多個，每個 ${megabytes} MB 以內`,
  title: '上傳的檔案',
  adding: ({ done, count }) => `正在新增，已完成 ${number(done)} / ${number(count)}`,
  added: ({ count }) => `已新增 ${number(count)} 個檔案`,
  notAdded: ({ count }) => `${number(count)} 個沒有新增`,
  toFiles: '去檔案素材',
  close: '關閉',
  waiting: '等待上傳',
  uploading: ({ name }) => `正在上傳 ${name}`,
  done: '已新增',
  rename: '改名並上傳',
  renameOf: ({ name }) => `改名並上傳 ${name}`,
  again: '重試',
  againOf: ({ name }) => `重試 ${name}`,
  remove: ({ name }) => `移除 ${name}`,
  failed: ({ reason }) => `上傳失敗：${reason}`,
  unreachable: '連不上檔案伺服器，請檢查網路後再試',
});
