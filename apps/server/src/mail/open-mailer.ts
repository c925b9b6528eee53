import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { failureText } from '../log';
import { randomHex } from '../security/secrets';
import type { Settings } from '../settings';

/** One mail, ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as a page, for mail programs that show one. */
  readonly html: string;
  /** The link in the mail, if any. */
  readonly link: string | undefined;
}

/** Delivers mails; rejects on failure. */
export interface Mailer {
  /** Rejects with a `MailRefused` when the same mail would fail again. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Rejects when a mail could not be delivered now; sends none. */
  readonly check: () => Promise<void>;
  readonly close: () => void;
}

/** A mail server refuses a mail for good: there is no such mailbox, say, or it does not know us. */
export class MailRefused extends Error {}

/** The answers of a mail server to what it will not take later either (RFC 5321, section 4.2.1). */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;

/** Timeout of a silent mail server; a user waits for the answer. */
const TIMEOUT_MS = 8_000;

/** Sends through the mail server of an `smtp://` or `smtps://` address. */
export function smtpMailer(url: URL, from: string): Mailer {
  let opened: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = (await import('nodemailer')).default;
    return createTransport({
      url: url.href,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // A mail must not be able to attach a local file or fetch a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  const transport = () => (opened ??= open());
  return {
    async send({ to, subject, text, html }) {
      const transporter = await transport();
      try {
        // As an object, so that an address is never split into several.
        await transporter.sendMail({ from, to: { name: '', address: to }, subject, text, html });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(failureText(error), { cause: error }) : error;
      }
    },
    check: async () => void (await (await transport()).verify()),
    close: () => void opened?.then((used) => used.close()),
  };
}

/** Writes each mail as a JSON file into a folder, for a server without a mail server; `print` reports it. */
export function outboxMailer(folder: string, print: (line: string) => void): Mailer {
  return {
    async send(mail) {
      const sentAt = new Date().toISOString();
      // The names sort by time, and only the server's owner may read the links.
      const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomHex(4)}.json`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, name), `${JSON.stringify({ sentAt, ...mail }, null, 2)}\n`, {
        mode: 0o600,
        flag: 'wx',
      });
      print(`Mail to ${mail.to}: ${mail.subject}${mail.link ? `\n  ${mail.link}` : ''}`);
    },
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    close: () => {},
  };
}

export type MailSettings = Pick<Settings, 'dataDir' | 'smtpUrl' | 'mailFrom' | 'printMails'>;

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** The mail server of the settings, else the outbox folder. */
export const openMailer = (settings: MailSettings): Mailer =>
  settings.smtpUrl
    ? smtpMailer(settings.smtpUrl, settings.mailFrom)
    : outboxMailer(join(settings.dataDir, 'outbox'), settings.printMails ? print : () => {});
