import { CODE } from '@chatdeck/sdk/constants';
import { rowIdOf } from '../../database/row-id';
import type { Postman } from '../../mail/postman';
import { found, Refusal } from '../../refusal/refusal';
import type { SiteRepository } from '../site/site.repository';
import type { OperatorTrail, Whence } from './operator-trail';

interface Parts {
  readonly feedback: Pick<SiteRepository, 'feedbackById' | 'answered'>;
  readonly postman: Pick<Postman, 'send'>;
  readonly trail: Pick<OperatorTrail, 'ofAccount'>;
}

/** Answers what somebody wrote to the operator. The answer is mailed first: what could not be sent is not answered. */
export const feedbackAnswering =
  ({ feedback, postman, trail }: Parts) =>
  async (id: string, content: string, whence?: Whence): Promise<{ readonly email: string }> => {
    const { id: row, ...entry } = found(await feedback.feedbackById(rowIdOf(id)));
    const { accountId, email, locale, content: question } = entry;
    const answer = async () => {
      const letter = { to: email, topic: 'feedbackAnswered', locale } as const;
      const isSent = await postman.send({ ...letter, answer: { question, answer: content } });
      if (!isSent) throw new Refusal(CODE.notConfigured);
      await feedback.answered(row, content);
    };
    await trail.ofAccount('answerFeedback', accountId, answer, whence);
    return { email };
  };
