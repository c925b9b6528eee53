import { CODE } from '@chatdeck/sdk/constants';
import { feedbackAnswerSchema } from '@chatdeck/sdk/rules';
import type { Database } from '../database/database';
import type { Postman } from '../mail/postman';
import { Refusal } from '../refusal/refusal';
import { feedbackAnswering } from '../resources/operator/answer-feedback';
import type { OperatorTrail } from '../resources/operator/operator-trail';
import { siteRepository } from '../resources/site/site.repository';
import { refuse } from './output';

/** The operator's commands for feedback that users sent. */
export function feedbackCommands(db: Database) {
  const site = siteRepository(db);
  return {
    /** The newest feedback first, each with its number, author, date and contact, and what was answered. */
    async list(last: number): Promise<string> {
      if (!Number.isSafeInteger(last) || last < 1)
        refuse('--last takes a whole number, 1 or more.');
      const { rows } = await site.feedbackPage({ pageSize: last });
      if (rows.length === 0) return 'Nobody wrote anything yet.';
      return rows
        .map(({ id, email, content, contact, createdAt, answer }) =>
          [
            `${id}  ${createdAt.toISOString()}  ${email}  ${contact || '-'}`,
            indented(content),
            ...(answer === null || answer === '' ? [] : [`  Answered:`, indented(answer)]),
          ].join('\n'),
        )
        .join('\n\n');
    },

    /** Mails an answer to who wrote feedback. */
    async answer(
      id: string,
      content: string,
      parts: { readonly postman: Pick<Postman, 'send'>; readonly trail: OperatorTrail },
    ): Promise<string> {
      const { success } = feedbackAnswerSchema.safeParse({ content });
      if (!success) refuse('An answer has 1 to 5,000 characters.');
      if (!/^\d{1,15}$/.test(id)) refuse(unknown(id));
      try {
        const { email } = await feedbackAnswering({ feedback: site, ...parts })(id, content);
        return `The answer is mailed to ${email}.`;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return refuse(
          error.code === CODE.notFound
            ? unknown(id)
            : 'The mail could not be sent. Check SMTP_URL.',
        );
      }
    },
  };
}

const unknown = (id: string): string =>
  `No feedback has the number ${id}. "feedback list" shows them.`;

/** Strips control characters from untrusted text for the terminal: they could move the cursor or change colours. */
const indented = (content: string): string =>
  content
    .split(/\r?\n/)
    .map((line) => `  ${line.replace(/\p{Cc}/gu, ' ')}`)
    .join('\n');
