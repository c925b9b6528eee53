// Written by `npm run zh-tw` from features/custom/upload-file/upload-file.messages.ts.
import type { LanguageTexts } from '#messages';
import type { uploadFileMessages } from '#features/custom/upload-file/upload-file.messages.ts';

export const uploadFileTexts: LanguageTexts<typeof uploadFileMessages> = () => ({
  title: '檔案儲存',
  explanation: '別人發來的圖片、檔案和語音先存到你的儲存，再把地址和提示詞交給 AI。',
  open: '啟用檔案儲存',
  openHint: '開啟後，GPT-4V 圖片對話不再生效',
  files: '開關',
  filesHint: '私聊和群裡的圖片、檔案、語音和影片都會存。',
  storage: '儲存',
  storageHint: '你自己的對象儲存；AI 要能公開訪問裡面的檔案。',
  prompts: '提示詞',
  promptsHint: '和檔案地址一起交給 AI 的話。',
  place: '儲存填完整',
  placeHint: '儲存貯體、地域或服務地址、金鑰',
  aiOn: '自動回覆已開啟，由 AI 服務商接著回答',
  aiOff: '自動回覆沒有開啟，只有開啟「分析收到的檔案」的 GPT 對話會回答',
  openSettings: '去開啟',
  saved: '檔案會存到',
  savedNote: '檔名前面是收到的時間，單位毫秒。',
  given: 'AI 會收到',
  image: '圖片',
  file: '檔案、影片',
  audio: '語音',
  imagePrompt: '圖片的提示詞',
  filePrompt: '檔案的提示詞',
  audioPrompt: '語音的提示詞',
  defaultIs: ({ text }) => `不填用「${text}」`,
});
