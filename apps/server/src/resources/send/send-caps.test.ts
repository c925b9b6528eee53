import { unwrap } from '@chatdeck/sdk';
import { ACCOUNT_CAP, CODE } from '@chatdeck/sdk/constants';
import { capText } from '@chatdeck/sdk/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { outboxRepository } from '../../outbox/outbox.repository';
import { rateLimits, sendQueues, sendTargets } from '../../database/schema';
import { signUpMember, useServer } from '../../testing/test-server';

const server = useServer();
const messages = [{ type: 1 as const, content: '早' }];
const groups = [{ wxid: 'f1' }];

async function sender() {
  const account = await signUpMember(server);
  await server.services.contact.receive(account.userId, 'robot', [{ wxid: 'f1', name: '周明' }]);
  const listener = await account.robot.listen();
  onTestFinished(() => listener.close());
  return account;
}

/** A mass send to this many targets, none of which is sent here. */
async function addJob(userId: string, targets: number) {
  const people = Array.from({ length: targets }, (_, at) => ({ wxid: `w${at}`, name: 'x' }));
  const job = {
    userId,
    target: 'Contact' as const,
    messages,
    gapMs: 0,
    key: null,
    requestHash: '',
  };
  const row = await outboxRepository(server.db).add(job, people);
  await server.db.delete(sendQueues).where(eq(sendQueues.userId, userId));
  return row?.id ?? 0;
}

const waitingOf = (userId: string) => server.db.$count(sendTargets, eq(sendTargets.userId, userId));

describe('Mass sends of an account', () => {
  it('have at most so many targets that wait, however many are started at once', async () => {
    const { client, userId } = await sender();
    await addJob(userId, ACCOUNT_CAP.waitingTargets - 1);
    // So that nothing is sent meanwhile.
    await server.services.dispatcher.stop();
    onTestFinished(() => server.services.dispatcher.start(() => {}));
    const start = () => client.send.toMany({ target: 'Contact', groups, messages });
    const started = await Promise.all([start(), start(), start()]);
    expect(started.filter(({ ok }) => ok)).toHaveLength(1);
    expect(started.find(({ ok }) => !ok)).toMatchObject({
      code: CODE.invalidValue,
      message: capText('cap.waiting', 'zh-CN'),
    });
    expect(await waitingOf(userId)).toBe(ACCOUNT_CAP.waitingTargets);
    await server.db.delete(sendQueues).where(eq(sendQueues.userId, userId));
  }, 60_000);

  it('are a log: the oldest that are through go, none that still sends', async () => {
    const { userId } = await signUpMember(server);
    const jobs = outboxRepository(server.db);
    const [oldest, waiting, newest] = [
      await addJob(userId, 10),
      await addJob(userId, 10),
      await addJob(userId, 10),
    ];
    await jobs.cancel(oldest);
    await jobs.cancel(newest);
    await jobs.deleteBeyond(userId, 20);
    const stored = (await jobs.page(userId, {})).rows.map(({ id }) => id);
    expect(stored).toEqual([newest, waiting]);
  });
});

describe('Sends of an account', () => {
  it('are counted, and refused beyond the cap of a day', async () => {
    const { client, userId } = await sender();
    const say = () => client.send.toContact('f1', { type: 1, content: '早' });
    unwrap(await say());
    const subject = `sends:${userId}`;
    await server.db
      .update(rateLimits)
      .set({ count: ACCOUNT_CAP.sendsPerDay })
      .where(eq(rateLimits.subject, subject));
    const refusal = { code: CODE.invalidValue, message: capText('cap.sends', 'zh-CN') };
    expect(await say()).toMatchObject(refusal);
    const many = await client.send.toMany({ target: 'Contact', groups, messages });
    expect(many).toMatchObject(refusal);
    await server.db
      .update(rateLimits)
      .set({ endsAt: sql`now()` })
      .where(eq(rateLimits.subject, subject));
    unwrap(await client.send.toMany({ target: 'Contact', groups, messages }));
  });
});
