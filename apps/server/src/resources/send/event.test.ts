import type { ChatdeckClient } from '@chatdeck/sdk';
import { CODE, LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { call, signUp, useServer } from '../../testing/test-server';

const server = useServer();
type Command = Parameters<ChatdeckClient['send']['event']>[0];

const COMMANDS: readonly Command[] = [
  { target: 'system', event: 'reloadFriend' },
  { target: 'refreshCode' },
  { target: 'logout' },
  {
    target: 'Room',
    event: 'roomTask',
    message: {
      type: 'room',
      wxid: 'room',
      date: '0 0 8 * * *',
      contents: [{ type: 1, content: '早' }],
    },
  },
];

describe('An event', () => {
  it.each(COMMANDS)('reaches the robot: %o', async (command) => {
    const { client, robot, userId } = await signUp(server);
    const listener = await robot.listen();
    expect(await client.send.event(command)).toMatchObject({ ok: true });
    const received = await listener.next();
    expect(received?.topic).toBe(`aibotk/${userId}/event`);
    expect(received?.message).toMatchObject(command);
    await listener.close();
  });

  it('does not ask a robot that is logged in for another code, which would end it', async () => {
    const { client, robot } = await signUp(server);
    const listener = await robot.listen();
    await robot.get('/wechat/qrcode', { qrUrl: '', qrStatus: LOGIN_STATUS.loggedIn });
    expect(await client.send.event({ target: 'refreshCode' })).toMatchObject({
      code: CODE.invalidValue,
      data: { issues: [{ path: 'target', message: '机器人已登录，没有二维码可刷新' }] },
    });
    expect(listener.received).toEqual([]);
    await listener.close();
  });

  it('waits five seconds before it is sent again, while another one goes through', async () => {
    const { client, robot } = await signUp(server);
    const listener = await robot.listen();
    const reload: Command = { target: 'system', event: 'reloadFriend' };
    await client.send.event(reload);
    expect(await client.send.event(reload)).toMatchObject({
      code: CODE.sentTooSoon,
      data: { retryAfterMs: expect.any(Number) },
    });
    expect(await client.send.event({ target: 'getNewQrCode' })).toMatchObject({ ok: true });
    await listener.close();
  });

  it('is refused while the robot is offline', async () => {
    const { client } = await signUp(server);
    expect(await client.send.event({ target: 'logout' })).toMatchObject({
      code: CODE.robotOffline,
    });
  });

  it.each([
    { target: 'system', event: 'formatDisk' },
    { target: 'Room', event: 'roomTask', message: { contents: 'x' } },
    { target: 'Nobody' },
  ])('is refused when the robot would not understand it: %o', async (body) => {
    const { token, robot } = await signUp(server);
    const listener = await robot.listen();
    const answer = await call(server, 'POST', '/v1/api/ws/event', { token, body });
    expect(answer.code).toBeGreaterThan(0);
    expect(answer.code).toBeLessThan(CODE.configChanged);
    await listener.close();
  });
});
