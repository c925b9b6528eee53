import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { useServer } from '../../testing/test-server';
import { openShop, room, signed, TEXT } from './open-api.fixtures';

const server = useServer();

describe('A signed request', () => {
  it('sends through the outbox, to a group and to a friend', async () => {
    const account = await openShop(server);
    const listener = await account.robot.listen();
    const first = unwrap(await account.openApi.sayToRoom(room));
    unwrap(await account.openApi.sayToContact({ name: '王芳', alias: '仓库', message: TEXT }));
    expect((await listener.next())?.message).toEqual({
      target: 'Room',
      groups: [{ wxid: 'r1', roomName: '店员群' }],
      messages: [TEXT],
    });
    expect((await listener.next())?.message).toMatchObject({ groups: [{ wxid: 'f2' }] });
    const { list } = unwrap(await account.client.send.jobs.list());
    expect(list.at(-1)).toMatchObject({ id: first.jobId, target: 'Room' });
    await listener.close();
  });

  it('reaches nobody but the people of its account, and nobody who is not meant for sure', async () => {
    const account = await openShop(server);
    const other = await openShop(server, '别家');
    const listener = await account.robot.listen();
    const foreign = await account.openApi.sayToRoom({ roomName: '别家群', message: TEXT });
    expect(foreign).toMatchObject({ code: CODE.notFound });
    const both = { wxid: 'r1', roomName: '同名', message: TEXT };
    expect(await account.openApi.sayToRoom(both)).toMatchObject({ code: CODE.notFound });
    const { once } = await signed(server, account, { roomName: '同名', message: TEXT });
    expect(await once()).toMatchObject({
      code: CODE.invalidValue,
      error: 'roomName: 有多个同名的群或好友，请用 wxid 指定',
    });
    expect(unwrap(await other.client.send.jobs.list()).count).toBe(0);
    await listener.close();
  });
});
