import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { deliveryRepository } from '../../outbox/delivery.repository';
import { createDispatcher } from '../../outbox/dispatcher';
import { outboxRepository } from '../../outbox/outbox.repository';
import { sendTargets } from '../../database/schema';

/** An outbox that records a target only after sending to it: the naive implementation, which ignores crashes. */
function forgetfulRepository(db: Database) {
  const repository = deliveryRepository(db);
  const setState = async (
    { jobId, position }: { readonly jobId: number; readonly position: number },
    state: 'queued' | 'handedOver',
  ) => {
    const isIt = and(eq(sendTargets.jobId, jobId), eq(sendTargets.position, position));
    await db.update(sendTargets).set({ state }).where(isIt);
    return true;
  };
  return {
    ...repository,
    claim: async () => {
      const claimed = await repository.claim();
      await Promise.all(claimed.map((target) => setState(target, 'queued')));
      return claimed;
    },
    finish: (target: { readonly jobId: number; readonly position: number }) =>
      setState(target, 'handedOver'),
  };
}

/**
 * Sends to ten targets through a forgetful outbox whose process ends in the middle, and returns who received a message.
 */
export async function sendForgetfully(db: Database, userId: string) {
  const repository = forgetfulRepository(db);
  const people = Array.from({ length: 10 }, (_, at) => ({ wxid: `w${at}`, name: `n${at}` }));
  const message = { type: 1, content: 'x' } as const;
  await outboxRepository(db).add(
    { userId, target: 'Contact', messages: [message], gapMs: 1, key: null, requestHash: '' },
    people,
  );
  const received: { wxid: string }[] = [];
  const life = (endsAt: number) =>
    new Promise<void>((end, fail) => {
      const dispatcher = createDispatcher({
        repository,
        announce: () => {},
        broker: {
          isListening: () => true,
          isReachable: () => true,
          publish: (_user, _topic, sent) => {
            if ('groups' in sent) received.push(...sent.groups);
            if (received.length < endsAt) return Promise.resolve();
            end();
            return new Promise(() => {});
          },
        },
      });
      dispatcher.start(fail);
    });
  await life(3);
  await life(people.length + 1);
  return received;
}
