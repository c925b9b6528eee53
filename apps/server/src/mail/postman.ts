import { type Locale, textIn } from '@chatdeck/sdk/constants';
import { logFailure } from '../log';
import { mailHtml } from './mail-html';
import { actionOf, MAIL_TEXT, subjectOf, type MailTopic } from './mail-texts';
import { MailRefused, type Mailer } from './open-mailer';

/** A mail that nobody waits for is tried again this long after each failure, unless the mail server refuses it for good. */
const RETRY_MS = [10_000, 60_000, 5 * 60_000, 30 * 60_000];
/** The most mails that wait to be tried again; what fails beyond them is lost. */
const MAX_WAITING = 1_000;

/** A mail before its text is composed. */
export interface Letter {
  readonly to: string;
  readonly topic: MailTopic;
  readonly locale: Locale;
  readonly link?: string;
  /** The e-mail address in the text. */
  readonly email?: string;
  /** User-provided text, by placeholder. */
  readonly feedback?: { readonly content: string; readonly contact: string };
  /** What a user wrote to the operator, and what the operator answers. */
  readonly answer?: { readonly question: string; readonly answer: string };
  /** What the robot is called, and since when it has not responded. */
  readonly offline?: { readonly robot: string; readonly since: string };
  /** What was done to an account: when, by which browser and from where. */
  readonly act?: { readonly when: string; readonly browser: string; readonly address: string };
  /** The day on which an account is deleted. */
  readonly day?: string;
}

/** Fills in all placeholders of a text at once: user-provided text is never read as a placeholder. */
const filled = (body: string, values: Readonly<Record<string, string | undefined>>) =>
  body.replace(/\{(\w+)\}/g, (_, place: string) => values[place] || '-');

/** Composes mails and sends them; a failing mail server never fails the action that the mail is about. */
export function createPostman(mailer: Mailer) {
  const underWay = new Set<Promise<unknown>>();
  const waiting = new Set<NodeJS.Timeout>();

  /** Hands a mail to the mail server; a failure is logged, without the address. */
  async function attempt({
    to,
    topic,
    locale,
    link,
    email,
    feedback,
    answer,
    offline,
    act,
    day,
  }: Letter): Promise<'sent' | 'failed' | 'refused'> {
    const values = { link, email, ...feedback, ...answer, ...offline, ...act, day };
    const text = filled(textIn(MAIL_TEXT[topic].body, locale), values);
    try {
      const html = mailHtml(locale, {
        title: textIn(MAIL_TEXT[topic].subject, locale),
        preview: filled(textIn(MAIL_TEXT[topic].preview, locale), values),
        text,
        link,
        action: actionOf(topic, locale),
      });
      await mailer.send({ to, subject: subjectOf(topic, locale), text: `${text}\n`, html, link });
      return 'sent';
    } catch (error) {
      logFailure(`A mail (${topic}) could not be sent`, error);
      return error instanceof MailRefused ? 'refused' : 'failed';
    }
  }

  /** True once the mail was delivered to the mail server. For a caller that waits, and can ask again. */
  const send = async (letter: Letter): Promise<boolean> => (await attempt(letter)) === 'sent';

  /** Sends a mail now, or later if that fails. */
  async function deliver(letter: Letter, failures = 0): Promise<void> {
    const outcome = await attempt(letter);
    const waitMs = RETRY_MS[failures];
    if (outcome !== 'failed' || waitMs === undefined || waiting.size >= MAX_WAITING) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      behind(() => deliver(letter, failures + 1));
    }, waitMs).unref();
    waiting.add(timer);
  }

  /**
   * Runs work in the background that no caller may wait for, since its duration would reveal whether an account exists.
   */
  function behind(work: () => Promise<unknown>): void {
    const task = work()
      .catch((error: unknown) => logFailure('Work behind an answer failed', error))
      .finally(() => underWay.delete(task));
    underWay.add(task);
  }

  return {
    send,
    deliver: (letter: Letter): Promise<void> => deliver(letter),
    check: mailer.check,
    behind,
    post: (letter: Letter): void => behind(() => deliver(letter)),

    /** Resolves once nothing is being sent; what waits to be tried again is not waited for. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },

    async close(): Promise<void> {
      await this.settled();
      if (waiting.size > 0) {
        logFailure('The server stops before these mails could be sent', String(waiting.size));
        waiting.forEach((timer) => clearTimeout(timer));
      }
      mailer.close();
    },
  };
}

export type Postman = ReturnType<typeof createPostman>;
