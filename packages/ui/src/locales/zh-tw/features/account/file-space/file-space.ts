// Written by `npm run zh-tw` from features/account/file-space/file-space.messages.ts.
import type { LanguageTexts } from '#messages';
import type { fileSpaceMessages } from '#features/account/file-space/file-space.messages.ts';

export const fileSpaceTexts: LanguageTexts<typeof fileSpaceMessages> = () => ({
  title: '儲存空間',
  used: ({ used, most }) => `已用 ${used}，共 ${most}`,
  files: ({ count, most }) => `${count} 個檔案，最多 ${most} 個`,
  explanation: '素材、規則和群發裡的檔案，以及機器人的頭像，都計入儲存空間。',
  unused: '未使用的檔案',
  unusedText: ({ count, size }) =>
    `${count} 個檔案沒有被任何內容使用，佔 ${size}。檔案不再使用一天後自動刪除，放進素材或規則就會保留。`,
  allUsed: '沒有閒置的檔案',
  file: '檔案',
  uploadedAt: '上傳時間',
  freedAt: '自動刪除',
  full: '儲存空間快滿了。刪除不用的素材，可以馬上騰出空間。',
});
