import { join } from 'node:path';
import type { Settings } from '../settings';
import type { Mailer } from './mailer';
import { outboxMailer } from './outbox-mailer';
import { smtpMailer } from './smtp-mailer';

export type MailSettings = Pick<Settings, 'dataDir' | 'smtpUrl' | 'mailFrom' | 'printMails'>;

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** The mail server of the settings, else the outbox folder. */
export const openMailer = (settings: MailSettings): Mailer =>
  settings.smtpUrl
    ? smtpMailer(settings.smtpUrl, settings.mailFrom)
    : outboxMailer(join(settings.dataDir, 'outbox'), settings.printMails ? print : () => {});
