import type { Text } from '@chatdeck/sdk/constants';

/** The texts of a mail. */
export interface MailText {
  readonly subject: Text;
  /** What a list of mails shows beside the subject: what the reader has to know before opening it. */
  readonly preview: Text;
  readonly body: Text;
  /** What the button for the link says; only for a mail with one. */
  readonly action?: Text;
}
