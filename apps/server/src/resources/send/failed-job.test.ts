import { unwrap, type BulkMessages } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect, it, describe } from 'vitest';
import { signUp, useServer } from '../../testing/test-server';
import { ended, friends, signUpSender, TEXT } from './job.fixtures';
import { sendRepository } from './send.repository';
import { sendService } from './send.service';

const server = useServer();

it('sends again what could not be handed to the broker, when the same request asks again', async () => {
  const { userId } = await signUp(server);
  const { services, db } = server;
  await services.contact.receive(userId, 'robot', [{ wxid: 'f1', name: '林知远', alias: '' }]);
  const published: string[] = [];
  let isBroken = true;
  const broker = {
    isListening: () => Promise.resolve(true),
    publish: (_: string, topic: string) => {
      if (isBroken) return Promise.reject(new Error('The broker is gone'));
      published.push(topic);
      return Promise.resolve();
    },
  };
  const send = sendService(
    sendRepository(db),
    broker,
    services.group,
    services.contact,
    services.robot,
    () => Promise.reject(new Error('Not asked')),
    { start: () => Promise.reject(new Error('Not asked')) },
    { text: () => Promise.resolve('') },
    () => Promise.resolve(1),
  );
  const message = { type: 1, content: '早安' } as const;
  const say = () => send.toContact({ userId, wxid: 'f1', message, idempotencyKey: 'k1' });
  const run = () =>
    send.event({ userId, role: 'user' }, { target: 'system', event: 'updateConfig' }, 'zh-CN');

  await expect(say()).rejects.toThrow('The broker is gone');
  await expect(run()).rejects.toThrow('The broker is gone');
  isBroken = false;
  await say();
  await run();
  expect(published).toEqual(['say', 'event']);
  // Now it was sent, and a repetition succeeds without sending it again.
  await say();
  expect(published).toEqual(['say', 'event']);
});

describe('A mass send', () => {
  it('needs a membership, and a robot that listens', async () => {
    const groups = friends(1);
    const plain = await signUp(server);
    const send: BulkMessages = { target: 'Contact', groups, messages: [TEXT] };
    expect(await plain.client.send.toMany(send)).toMatchObject({ code: CODE.membershipNeeded });
    const account = await signUpSender(server);
    expect(await account.client.send.toMany(send)).toMatchObject({ code: CODE.robotOffline });
    expect(unwrap(await account.client.send.jobs.list())).toEqual({ count: 0, list: [] });
  });

  it('publishes notices where the robot may, and names the groups where it may not', async () => {
    const account = await signUpSender(server);
    const listener = await account.robot.listen();
    const notice = (wxids: string[], messages: BulkMessages['messages'] = [TEXT]) =>
      account.client.send.toMany({
        target: 'RoomNotice',
        groups: wxids.map((wxid) => ({ wxid })),
        messages,
      });
    expect(await notice(['own', 'other', 'nowhere'])).toMatchObject({
      code: CODE.invalidValue,
      data: {
        issues: [
          { path: 'groups.1', message: '机器人不是群主或管理员，不能发布群公告' },
          { path: 'groups.2', message: '机器人没有这个群或好友' },
        ],
      },
    });
    expect(await notice(['own'], [{ type: 2, url: 'https://a.cn/x' }])).toMatchObject({
      code: CODE.invalidValue,
    });
    const { id } = unwrap(await notice(['own', 'helped']));
    expect((await listener.next())?.message).toMatchObject({
      target: 'RoomNotice',
      groups: [{ wxid: 'own', roomName: '读书会' }],
    });
    await ended(account, id);
    await listener.close();
  });

  it('belongs to its sender alone', async () => {
    const account = await signUpSender(server);
    const listener = await account.robot.listen();
    const { id } = unwrap(
      await account.client.send.toMany({ target: 'Contact', groups: friends(1), messages: [TEXT] }),
    );
    const other = await signUpSender(server);
    expect(unwrap(await other.client.send.jobs.find(id))).toEqual({ count: 0, list: [] });
    expect(await other.client.send.jobs.cancel(id)).toMatchObject({ code: CODE.notFound });
    expect(await other.client.send.jobs.retry(id)).toMatchObject({ code: CODE.notFound });
    await ended(account, id);
    await listener.close();
  });
});
