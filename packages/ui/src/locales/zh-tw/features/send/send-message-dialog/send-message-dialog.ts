// Written by `npm run zh-tw` from features/send/send-message-dialog/send-message-dialog.messages.ts.
import type { LanguageTexts } from '#messages';
import type { sendMessageMessages } from '#features/send/send-message-dialog/send-message-dialog.messages.ts';

export const sendMessageTexts: LanguageTexts<typeof sendMessageMessages> = () => ({
  title: ({ name }) => `發訊息給「${name}」`,
  toRoom: '發到群裡，群成員都能看到',
  toContact: '發給這位好友',
  robot: '機器人',
  cancel: '關閉',
  send: '傳送',
  wait: ({ seconds }) => `${seconds} 秒後可再發`,
  sent: '傳送成功，5s內請勿再次傳送',
  sentText: '訊息傳送成功，以手機收到訊息為準',
  notSent: '未發出',
  retained: ({ reason }) => `${reason}。填寫的內容還在，可以稍後再發。`,
});
