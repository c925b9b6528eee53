// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { uploadMessages } from '#features/upload/upload.messages.ts';

export const uploadTexts: LanguageTexts<typeof uploadMessages> = ({ number }) => ({
  choose: '選擇檔案',
  drop: '或拖到這裡',
  chooseImage: '選擇圖片',
  filesOfMaterial: ({ megabytes }) => `圖片、影片、文件、表格、壓縮包、音訊，${megabytes} MB 以內`,
  filesOfSend: ({ megabytes }) => `圖片、影片、文件、表格、壓縮包，${megabytes} MB 以內`,
  images: ({ kilobytes, width }) =>
    `JPG 或 PNG；建議 5:4、${kilobytes} KB 以內、寬不超過 ${number(width)} 畫素`,
  uploading: ({ name }) => `正在上傳 ${name}`,
  uploaded: '已上傳',
  cancel: '取消上傳',
  failed: ({ reason }) => `上傳失敗：${reason}`,
  unreachable: '連不上檔案伺服器，請檢查網路後再試',
  again: '重新上傳',
  rename: ({ name }) => `改名為 ${name} 再上傳`,
  renameAction: '改名並上傳',
  shrink: ({ kilobytes, width }) =>
    `縮小到 ${kilobytes} KB 以內、寬不超過 ${number(width)} 畫素再上傳`,
  shrinkAction: '縮小並上傳',
  asIs: '原圖上傳',
  large: '圖片比建議的大，手機上可能開啟得慢',
  unreadable: '無法讀取這張圖片，請換一張',
});
