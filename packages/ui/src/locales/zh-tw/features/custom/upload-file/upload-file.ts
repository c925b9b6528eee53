// Written by `npm run zh-tw` from features/custom/upload-file/upload-file.messages.ts.
import type { LanguageTexts } from '#messages';
import type { uploadFileMessages } from '#features/custom/upload-file/upload-file.messages.ts';

export const uploadFileTexts: LanguageTexts<typeof uploadFileMessages> = () => ({
  title: '檔案儲存',
  explanation: '別人發來的圖片、檔案和語音先存到你的儲存，再把地址和提示詞交給 AI。',
  open: '啟用檔案儲存',
  openHint: '開啟後，GPT-4V 圖片對話不再生效',
  imagePrompt: '圖片的提示詞',
  filePrompt: '檔案的提示詞',
  audioPrompt: '語音的提示詞',
  defaultIs: ({ text }) => `不填用「${text}」`,
});
