import { CODE } from '@chatdeck/sdk/constants';
import { feedbackAnswerSchema } from '@chatdeck/sdk/rules';
import { COMMAND_LINE } from '../resources/operator/operator-trail';
import type { OperatorService } from '../resources/operator/operator.service';
import { explained, printable, refuse } from './output';

/** The operator's commands for feedback that users sent. */
export function feedbackCommands(everybody: Pick<OperatorService, 'feedback' | 'answerFeedback'>) {
  return {
    /** The newest feedback first, each with its number, author, date and contact, and what was answered. */
    async list(last: number): Promise<string> {
      if (!Number.isSafeInteger(last) || last < 1)
        refuse('--last takes a whole number, 1 or more.');
      const { list } = await everybody.feedback({ pageSize: last });
      if (list.length === 0) return 'Nobody wrote anything yet.';
      return list
        .map(({ id, email, content, contact, createdAt, answer }) =>
          [
            printable(`${id}  ${createdAt}  ${email}  ${contact || '-'}`),
            indented(content),
            ...(answer === null || answer === '' ? [] : [`  Answered:`, indented(answer)]),
          ].join('\n'),
        )
        .join('\n\n');
    },

    /** Mails an answer to who wrote feedback. */
    async answer(id: string, content: string): Promise<string> {
      const { success } = feedbackAnswerSchema.safeParse({ content });
      if (!success) refuse('An answer has 1 to 5,000 characters.');
      if (!/^\d{1,15}$/.test(id)) refuse(unknown(id));
      const answering = everybody.answerFeedback(id, content, COMMAND_LINE.whence);
      const { email } = await explained(answering, {
        [CODE.notFound]: unknown(id),
        [CODE.notConfigured]: 'The mail could not be sent. Check SMTP_URL.',
      });
      return `The answer is mailed to ${email}.`;
    },
  };
}

const unknown = (id: string): string =>
  `No feedback has the number ${id}. "feedback list" shows them.`;

const indented = (content: string): string =>
  content
    .split(/\r?\n/)
    .map((line) => `  ${printable(line)}`)
    .join('\n');
