import { unwrap } from '@chatdeck/sdk';
import { ACCOUNT_CAP, CODE } from '@chatdeck/sdk/constants';
import { capText } from '@chatdeck/sdk/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { randomHex } from '../security/secrets';
import { signUp, signUpMember, useServer } from '../testing/test-server';
import { sessionRepository } from '../resources/account/session.repository';
import {
  accountMessages,
  channelTurns,
  feedbacks,
  orders,
  reminders,
  robotReloads,
  sessions,
} from './schema';
import { customRepository } from '../resources/custom/custom.repository';
import { reloadRepository } from '../resources/robot/reload.repository';
import { siteRepository } from '../resources/site/site.repository';

const server = useServer();
const numbers = (count: number) => sql`generate_series(1, ${count}::int) as n`;

it('keeps the newest messages of an account, and of what it wrote', async () => {
  const { userId, client } = await signUp(server);
  await server.db.execute(
    sql`insert into ${accountMessages} (user_id, topic) select ${userId}, 'welcome' from ${numbers(600)}`,
  );
  await server.db.execute(
    sql`insert into ${feedbacks} (user_id, content) select ${userId}, 'old' from ${numbers(600)}`,
  );
  await siteRepository(server.db).notify(userId, 'membershipPaid');
  unwrap(await client.site.sendFeedback({ content: 'new' }));
  const { count, list } = unwrap(await client.site.messages());
  expect([count, list[0]?.title]).toEqual([500, '会员已开通']);
  const [newest] = await server.db
    .select({ content: feedbacks.content })
    .from(feedbacks)
    .where(eq(feedbacks.userId, userId))
    .orderBy(sql`${feedbacks.id} desc`);
  expect(newest).toEqual({ content: 'new' });
  expect(await server.db.$count(feedbacks, eq(feedbacks.userId, userId))).toBe(500);
});

it('takes so many messages to the operator a day, and says so', async () => {
  const { client } = await signUp(server);
  for (let at = 0; at < ACCOUNT_CAP.feedbackPerDay; at += 1) {
    unwrap(await client.site.sendFeedback({ content: 'x' }));
  }
  expect(await client.site.sendFeedback({ content: 'x' })).toMatchObject({
    code: CODE.invalidValue,
    message: capText('cap.feedback', 'zh-CN'),
  });
});

it('keeps the newest reminders that were given', async () => {
  const { userId, robot } = await signUpMember(server);
  await server.db.execute(
    sql`insert into ${reminders} (user_id, setter, subscribe, is_loop, time, content, done_at)
      select ${userId}, 'a', 'a', false, '2026-01-01 08:00', 'x', now() - interval '1 day' from ${numbers(600)}`,
  );
  const [due] = await server.db
    .insert(reminders)
    .values({
      userId,
      setter: 'a',
      subscribe: 'a',
      isLoop: false,
      time: '2026-01-02 08:00',
      content: 'due',
    })
    .returning();
  expect((await robot.get('/task/update', { id: String(due?.id) })).code).toBe(200);
  const stored = await server.db.select().from(reminders).where(eq(reminders.userId, userId));
  expect(stored).toHaveLength(500);
  expect(stored.map(({ content }) => content)).toContain('due');
});

it('keeps the newest sessions of the open API', async () => {
  const { userId, client } = await signUp(server);
  await server.db.execute(
    sql`insert into ${sessions} (token_hash, user_id, scopes, expires_at, created_at)
      select md5(${userId} || n), ${userId}, '{send}', now() + interval '1 hour', now() - interval '1 minute'
      from ${numbers(1_200)}`,
  );
  const expiresAt = new Date(Date.now() + 3_600_000);
  await sessionRepository(server.db).addScoped(randomHex(8), userId, {
    scopes: ['send'],
    expiresAt,
  });
  // Includes the browser session, which is not one of them.
  expect(await server.db.$count(sessions, eq(sessions.userId, userId))).toBe(1_001);
  expect(await client.account.info()).toMatchObject({ ok: true });
});

it('keeps the newest orders that nobody paid, and all that were', async () => {
  const { userId, client } = await signUp(server);
  const order = (state: string, count: number) =>
    server.db.execute(
      sql`insert into ${orders} (id, user_id, kind, price, currency, state, pay_url, expires_at, created_at)
        select ${state} || ${userId}::text || n, ${userId}, 'mvip', 100, 'CNY', ${state}, '', now(), now() - interval '1 day'
        from ${numbers(count)}`,
    );
  await order('cancelled', 1_100);
  await order('paid', 10);
  await server.db.execute(sql`update users set activated_at = now() where id = ${userId}`);
  unwrap(await client.order.create('mvip'));
  expect(await server.db.$count(orders, eq(orders.userId, userId))).toBe(1_010);
});

it('counts the turns of so many tasks of a channel', async () => {
  const { userId } = await signUp(server);
  await server.db.execute(
    sql`insert into ${channelTurns} (user_id, sort_id, task_id) select ${userId}, 's', 't' || n from ${numbers(5_000)}`,
  );
  const custom = customRepository(server.db);
  expect(await custom.nextTurn(userId, 's', 't7')).toBe(2);
  expect([
    await custom.nextTurn(userId, 's', 'new'),
    await custom.nextTurn(userId, 's', 'new'),
  ]).toEqual([1, 1]);
  expect(await server.db.$count(channelTurns, eq(channelTurns.userId, userId))).toBe(5_000);
});

it('keeps the newest of what a robot has to load again', async () => {
  const { userId } = await signUp(server);
  await server.db.execute(
    sql`insert into ${robotReloads} (user_id, topic, key) select ${userId}, 'gptconfig', n::text from ${numbers(1_500)}`,
  );
  const reloads = reloadRepository(server.db);
  await reloads.note(userId, { topic: 'gptconfig', key: 'new' });
  const pending = await reloads.pending(userId, 0);
  expect(pending).toHaveLength(2 * ACCOUNT_CAP.dialogues);
  expect(pending.map(({ key }) => key)).toContain('new');
});
