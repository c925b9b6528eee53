import type { Locale } from '@chatdeck/sdk/constants';
import { logFailure } from '../log';
import { MAIL_TEXT, subjectOf, type MailTopic } from './mail-texts';
import type { Mailer } from './mailer';

/** A mail before it is worded. */
export interface Letter {
  readonly to: string;
  readonly topic: MailTopic;
  readonly locale: Locale;
  readonly link?: string;
  /** The e-mail that the text names. */
  readonly email?: string;
  /** What somebody wrote, by its places in the text. */
  readonly copy?: { readonly content: string; readonly contact: string };
}

/** A text with its places filled in, all at once: what somebody wrote is never read as a place. */
const filled = (body: string, values: Readonly<Record<string, string | undefined>>) =>
  body.replace(/\{(\w+)\}/g, (_, place: string) => values[place] || '-');

/** Composes mails and sends them; a failing mail server never fails the action that the mail is about. */
export function createPostman(mailer: Mailer) {
  const underWay = new Set<Promise<unknown>>();

  /** True once the mail was handed on; a failure is written to the log, without the address. */
  async function send({ to, topic, locale, link, email, copy }: Letter): Promise<boolean> {
    const text = filled(MAIL_TEXT[topic].body[locale], { link, email, ...copy });
    try {
      await mailer.send({ to, subject: subjectOf(topic, locale), text: `${text}\n`, link });
      return true;
    } catch (error) {
      logFailure(`A mail (${topic}) could not be sent`, error);
      return false;
    }
  }

  /** Does something that no caller may wait for, such as mailing only where there is an account. */
  function behind(work: () => Promise<unknown>): void {
    const task = work()
      .catch((error: unknown) => logFailure('Work behind an answer failed', error))
      .finally(() => underWay.delete(task));
    underWay.add(task);
  }

  return {
    send,
    behind,
    post: (letter: Letter): void => behind(() => send(letter)),

    /** Resolves once nothing is under way. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },

    async close(): Promise<void> {
      await this.settled();
      mailer.close();
    },
  };
}

export type Postman = ReturnType<typeof createPostman>;
