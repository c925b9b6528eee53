import { randomUUID } from 'node:crypto';
import type { MessageOf } from '../broker/messages';
import { users } from '../database/schema';
import { openTestDatabase } from '../testing/test-database';
import { deliveryRepository } from './delivery.repository';
import { outboxRepository } from './outbox.repository';
import { progressOf } from './target-state';

/** A database with mass sends, each of an account of its own. */
export async function openOutbox() {
  const { db } = await openTestDatabase();
  const outbox = outboxRepository(db);
  const repository = deliveryRepository(db);

  async function queue(targets: number, gapMs: number) {
    const userId = randomUUID();
    await db
      .insert(users)
      .values({ id: userId, email: `${userId}@example.com`, name: 'n', passwordHash: 'h' });
    const people = Array.from({ length: targets }, (_, at) => ({ wxid: `w${at}`, name: `n${at}` }));
    const job = await outbox.add(
      {
        userId,
        target: 'Contact',
        messages: [{ type: 1, content: 'x' }],
        gapMs,
        key: null,
        requestHash: '',
      },
      people,
    );
    return { userId, jobId: job?.id ?? 0 };
  }

  const countsOf = async (jobId: number) =>
    progressOf(await repository.countsOf([jobId]))[0]?.counts;

  return { db, repository, queue, countsOf };
}

/** A robot that records what it receives. */
export function fakeRobot() {
  const received: { wxid: string; at: number }[] = [];
  const hear = (message: unknown) => {
    const [group] = (message as MessageOf<'multisay'>).groups;
    received.push({ wxid: group?.wxid ?? '', at: performance.now() });
    return Promise.resolve();
  };
  return {
    received,
    broker: {
      isListening: () => true,
      isReachable: () => true,
      publish: (_u: string, _t: string, m: unknown) => hear(m),
    },
  };
}
