import { unwrap, type BulkMessages } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { signUp, useServer } from '../../testing/test-server';
import { ended, friends, signUpSender, TEXT } from './job.fixtures';

const server = useServer();

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
