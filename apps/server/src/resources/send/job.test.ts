import { unwrap, type BulkMessages } from '@chatdeck/sdk';
import { describe, expect, it } from 'vitest';
import { call, useServer } from '../../testing/test-server';
import { CODE } from '@chatdeck/sdk/constants';
import { ended, friends, signUpSender, TEXT } from './job.fixtures';

const server = useServer();

const MESSAGES = [
  TEXT,
  { type: 2, url: 'https://files.cn/a.pdf' },
  {
    type: 4,
    url: 'https://qinghe.cn',
    title: '书单',
    description: '十本',
    thumbUrl: 'https://files.cn/a.png',
  },
  {
    type: 5,
    appid: 'wx1',
    title: '预约',
    description: '靠窗',
    pagePath: 'pages/index',
    thumbUrl: 'https://files.cn/b.png',
  },
] satisfies BulkMessages['messages'];

describe('A mass send', () => {
  it('hands all kinds of messages to the robot, one target at a time, in their order', async () => {
    const account = await signUpSender(server);
    const listener = await account.robot.listen();
    const started = unwrap(
      await account.client.send.toMany({
        target: 'Contact',
        groups: friends(3),
        messages: MESSAGES,
      }),
    );
    expect(started).toMatchObject({ state: 'running', target: 'Contact', messages: MESSAGES });
    expect(started.remainingMs).toBe(started.counts.queued * 20);
    for (const at of [0, 1, 2]) {
      expect(await listener.next()).toEqual({
        topic: `aibotk/${account.userId}/multisay`,
        message: {
          target: 'Contact',
          groups: [{ wxid: `f${at}`, name: `友${at}` }],
          messages: MESSAGES,
        },
      });
    }
    const job = await ended(account, started.id);
    expect(job.counts).toEqual({
      queued: 0,
      handedOver: 3,
      offline: 0,
      failed: 0,
      cancelled: 0,
      unknown: 0,
    });
    expect(job).toMatchObject({ remainingMs: 0, targets: [{ wxid: 'f0', name: '友0' }, {}, {}] });
    await listener.close();
  });

  it('sends to a target once that is named twice', async () => {
    const account = await signUpSender(server);
    const listener = await account.robot.listen();
    const groups = [...friends(2), ...friends(2)];
    const { id } = unwrap(
      await account.client.send.toMany({ target: 'Contact', groups, messages: [TEXT] }),
    );
    expect((await ended(account, id)).targets).toHaveLength(2);
    await listener.close();
  });

  it('is started once by a repeated request, and distinguished from another request with the same key', async () => {
    const account = await signUpSender(server);
    const listener = await account.robot.listen();
    const send = (content: string) =>
      call<{ id: string }>(server, 'POST', '/v1/api/ws/messages', {
        token: account.token,
        headers: { 'idempotency-key': 'key-1' },
        body: { target: 'Contact', groups: friends(2), messages: [{ type: 1, content }] },
      });
    const answers = await Promise.all(['早', '早', '早'].map(send));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await send('晚')).toMatchObject({ code: CODE.invalidValue });
    await ended(account, answers[0]?.data.id ?? '');
    await expect.poll(() => listener.received.length).toBe(2);
    await listener.close();
  });

  it('stops when it is cancelled: what waits is not sent', async () => {
    const account = await signUpSender(server, 200);
    const listener = await account.robot.listen();
    const { id } = unwrap(
      await account.client.send.toMany({
        target: 'Contact',
        groups: friends(200),
        messages: [TEXT],
      }),
    );
    await listener.next();
    const { counts, state } = unwrap(await account.client.send.jobs.cancel(id));
    expect(counts.cancelled).toBeGreaterThan(100);
    expect(counts.cancelled + counts.handedOver + counts.queued).toBe(200);
    const last = await ended(account, id);
    expect(['running', 'ended']).toContain(state);
    // The broker has it before the robot has read it.
    await expect.poll(() => listener.received.length + 1).toBe(last.counts.handedOver);
    await listener.close();
  });

  it('ends when the robot leaves, and is sent to the others once it is back', async () => {
    const account = await signUpSender(server, 40);
    const listener = await account.robot.listen();
    const { id } = unwrap(
      await account.client.send.toMany({
        target: 'Contact',
        groups: friends(40),
        messages: [TEXT],
      }),
    );
    await listener.next();
    await listener.close();
    const missed = await ended(account, id);
    expect(missed.counts.offline).toBeGreaterThan(0);
    expect(missed.counts.offline + missed.counts.handedOver).toBe(40);
    expect(await account.client.send.jobs.retry(id)).toMatchObject({ code: CODE.robotOffline });

    const again = await account.robot.listen();
    unwrap(await account.client.send.jobs.retry(id));
    expect((await ended(account, id)).counts.handedOver).toBe(40);
    await expect.poll(() => again.received.length).toBe(missed.counts.offline);
    await again.close();
  });

  it('answers with the targets that its list shows, all of them pending', async () => {
    const account = await signUpSender(server, 40);
    const listener = await account.robot.listen();
    const { targets, ...started } = unwrap(
      await account.client.send.toMany({
        target: 'Contact',
        groups: friends(40),
        messages: [TEXT],
      }),
    );
    expect(started.counts).toMatchObject({ queued: 40, handedOver: 0 });
    const listed = await ended(account, started.id);
    expect(targets).toEqual(
      listed.targets.map(({ wxid, name }) => ({
        wxid,
        name,
        state: 'queued',
        changedAt: listed.createdAt,
      })),
    );
    await listener.close();
  });
});
