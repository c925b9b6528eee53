// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { chatPreviewMessages } from '#primitives/chat-preview/chat-preview.messages.ts';

export const chatPreviewTexts: LanguageTexts<typeof chatPreviewMessages> = () => ({
  content: '內容會顯示在這裡',
  file: '檔名會顯示在這裡',
  title: '標題會顯示在這裡',
  description: '描述會顯示在這裡',
  mini: '小程式',
});
