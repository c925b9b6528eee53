// Written by `npm run zh-tw` from features/send/job-row/job.messages.ts.
import type { LanguageTexts } from '#messages';
import type { jobMessages } from '#features/send/job-row/job.messages.ts';

export const jobTexts: LanguageTexts<typeof jobMessages> = ({ number }) => ({
  noText: '沒有文字的訊息',
  moreMessages: (count) => `共 ${number(count)} 條`,
  cancelled: (count) => `${number(count)} 個已取消`,
  allHandedOver: '全部交給機器人',
  running: '進行中',
  missed: (count) => `${number(count)} 個失敗`,
  unknown: (count) => `${number(count)} 個不確定`,
  handedOver: (done, all) => `${number(all)} 個對象中已交給機器人 ${number(done)} 個`,
  openJob: (name) => `查看傳送任務：${name}`,
  retry: (count) => `重試 ${number(count)} 個`,
  retryJob: (count, name) => `重試 ${number(count)} 個未發出的：${name}`,
  message: '內容',
  sentTo: '發給',
  result: '結果',
  time: '時間',
  names: ({ names, count, target }) => {
    const unit = target === 'Contact' ? '位好友' : '個群';
    return count > 0 ? `${names} 等 ${number(count)} ${unit}` : names;
  },
});
