import nodemailer from 'nodemailer';
import type { Mailer } from './mailer';

/** A mail server that is silent for this long counts as failed; somebody waits for the answer. */
const TIMEOUT_MS = 8_000;

/** Sends through the mail server of an `smtp://` or `smtps://` address. */
export function smtpMailer(url: URL, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url: url.href,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail must not be able to attach a local file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      // As an object, so that no address is taken apart into several.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
