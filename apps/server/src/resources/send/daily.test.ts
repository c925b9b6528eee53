import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sendReceipts, sendTargets } from '../../database/schema';
import { signUpMember, useServer, call } from '../../testing/test-server';

const server = useServer();
const TEXT = { type: 1, content: '周六读书会' } as const;

async function member() {
  const account = await signUpMember(server);
  const { contact, robot } = server.services;
  await robot.introduce(account.userId, { robotId: 'robot', name: '小禾' });
  await contact.receive(account.userId, 'robot', [
    { wxid: 'f0', name: '周明' },
    { wxid: 'f1', name: '李雷' },
  ]);
  return { ...account, listener: await account.robot.listen() };
}

describe('The messages of each day', () => {
  it('are those of single and of mass sends, counted on the days of Shanghai', async () => {
    const { client, userId, listener } = await member();
    unwrap(await client.send.toContact('f0', TEXT));
    const job = unwrap(
      await client.send.toMany({
        target: 'Contact',
        groups: [{ wxid: 'f0' }, { wxid: 'f1' }],
        messages: [TEXT, TEXT],
      }),
    );
    const handedOver = async () =>
      unwrap(await client.send.jobs.find(job.id)).list[0]?.counts.handedOver;
    await expect.poll(handedOver).toBe(2);
    const today = unwrap(await client.send.daily()).list;
    expect(today).toHaveLength(7);
    expect(today.at(-1)).toMatchObject({ handedOver: 5, failed: 0 });

    // Half past midnight in Shanghai is the day before in UTC.
    const early = sql`(((now() at time zone 'Asia/Shanghai')::date - 2) + time '00:30') at time zone 'Asia/Shanghai'`;
    await server.db
      .update(sendReceipts)
      .set({ createdAt: early })
      .where(eq(sendReceipts.userId, userId));
    await server.db.update(sendTargets).set({ state: 'offline' }).where(eq(sendTargets.wxid, 'f1'));
    const days = unwrap(await client.send.daily(30)).list;
    expect(days).toHaveLength(30);
    expect(days.at(-3)).toMatchObject({ handedOver: 1, failed: 0 });
    expect(days.at(-1)).toMatchObject({ handedOver: 2, failed: 2 });
    expect(unwrap(await client.send.daily(1)).list).toEqual(days.slice(-1));
    await listener.close();
  });

  it("are nobody else's, and look back 30 days at most", async () => {
    const { client, listener } = await member();
    unwrap(await client.send.toContact('f0', TEXT));
    const stranger = await signUpMember(server);
    const { list } = unwrap(await stranger.client.send.daily(30));
    expect(list.every((day) => day.handedOver + day.failed === 0)).toBe(true);
    const tooFar = await call(server, 'GET', '/v1/api/ws/daily?days=31', { token: stranger.token });
    expect(tooFar).toMatchObject({ code: CODE.invalidValue });
    await listener.close();
  });
});
