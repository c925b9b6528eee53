// Written by `npm run zh-tw` from features/dialogue/media.messages.ts.
import type { LanguageTexts } from '#messages';
import type { mediaMessages } from '#features/dialogue/media.messages.ts';

export const mediaTexts: LanguageTexts<typeof mediaMessages> = () => ({
  title: 'GPT 多模態',
  explanation: '讓對話識別圖片、聽懂語音，並支援語音回覆。',
  emptyText: '例如讓客服群的對話看懂顧客發來的截圖，也能聽懂語音。',
  image: '圖片識別',
  imageHint: '收到圖片時自動識別',
  speechToText: '語音轉文字',
  speechToTextHint: '收到語音時先轉成文字再回答',
  noMedia: '僅回答文字，可在編輯中開啟圖片和語音',
  spokenWords: '語音觸發字',
  spokenHint: '不填則回答所有語音；填寫後，只回答包含任一觸發字的語音',
  textToSpeech: '文字轉語音',
  textToSpeechHint: '用語音回答',
  service: ({ label }) => `${label}服務`,
  token: ({ label }) => `${label}金鑰`,
  baseUrl: ({ label }) => `${label}介面地址`,
  model: ({ label }) => `${label}模型`,
  voice: ({ label }) => `${label}音色`,
  region: ({ label }) => `${label}區域`,
  appid: ({ label }) => `${label}應用程式 ID`,
  alibabaKey: '填 AccessKeyId:AccessKeySecret，或一天內有效的權杖',
  sharedKey: '不填則用對話自己的金鑰和介面地址',
  ownAddress: '不填則用服務自己的地址',
  typed: '可選擇，也可直接輸入',
});
