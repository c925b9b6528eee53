import type { Text } from '@chatdeck/sdk/constants';

/** When something was done, by which browser and from where. */
export const ACT = {
  'zh-CN': '时间：{when}；设备：{browser}；地址：{address}',
  en: 'Time: {when}. Device: {browser}. Address: {address}',
} as const;

/** The texts of a mail. */
export interface MailText {
  readonly subject: Text;
  /** What a list of mails shows beside the subject: what the reader has to know before opening it. */
  readonly preview: Text;
  readonly body: Text;
  /** What the button for the link says; only for a mail with one. */
  readonly action?: Text;
}
