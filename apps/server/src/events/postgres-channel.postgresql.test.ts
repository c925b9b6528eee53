import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../testing/test-database';
import type { Signal } from './event-channel';
import { postgresChannel } from './postgres-channel';

/** Two instances on one database; each records what it receives. */
async function twoInstances() {
  const { db, url = '', close } = await openTestDatabase();
  onTestFinished(close);
  const open = async () => {
    const channel = postgresChannel(db, url);
    const received: Signal[] = [];
    const gaps: number[] = [];
    await channel.listen({
      onSignal: (signal) => received.push(signal),
      onGap: () => gaps.push(performance.now()),
    });
    onTestFinished(channel.close);
    return { channel, received, gaps };
  };
  return { db, first: await open(), second: await open() };
}

const changed: Signal = { kind: 'account', userId: 'u' };

describe('Instances on one PostgreSQL server', () => {
  it('hear what the others tell, and themselves, in one order', async () => {
    const { first, second } = await twoInstances();
    const event: Signal = {
      kind: 'event',
      userId: 'u',
      event: { type: 'records', lists: ['material', 'log'], by: 'client-1' },
    };
    await first.channel.send(event);
    await second.channel.send(changed);
    await expect.poll(() => first.received).toEqual([event, changed]);
    await expect.poll(() => second.received).toEqual([event, changed]);
  });

  it('listen again after the connection was lost, and say that something may be missing', async () => {
    const { db, first, second } = await twoInstances();
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`,
    );
    await expect.poll(() => [first.gaps.length, second.gaps.length]).toEqual([1, 1]);
    await first.channel.send(changed);
    await expect.poll(() => second.received).toEqual([changed]);
  });
});
