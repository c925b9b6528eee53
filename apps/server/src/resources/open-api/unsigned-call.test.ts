import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { call, signUpMember, startBackend, useServer } from '../../testing/test-server';

const server = useServer({}, () => startBackend({ openApiUnsigned: true }));

describe('A server that takes the API key alone', () => {
  it('lets scripts send that were written for the original', async () => {
    const { userId, robot } = await signUpMember(server);
    await server.services.group.receive(userId, 'robot', [{ wxid: 'r1', topic: '店员群' }]);
    const listener = await robot.listen();
    const say = (apiKey: string) =>
      call(server, 'POST', '/openapi/v1/chat/room', {
        body: { apiKey, roomName: '店员群', message: { type: 1, content: '到货了' } },
      });
    expect(await say((await robot.keys()).apiKey)).toMatchObject({ code: 0 });
    expect((await listener.next())?.message).toMatchObject({ groups: [{ wxid: 'r1' }] });
    const { apiSecret } = await robot.keys();
    expect(await say(apiSecret)).toMatchObject({
      code: CODE.invalidToken,
      error: 'apiKey 不存在',
    });
    await listener.close();
  });

  it.each([
    ['session', { scopes: ['send'] }],
    ['customer', { customerId: 'c-1', name: '城南店' }],
  ])('takes a signature alone for a %s', async (path, body) => {
    const { robot } = await signUpMember(server);
    const { apiKey } = await robot.keys();
    const asked = call(server, 'POST', `/openapi/v1/${path}`, { body: { apiKey, ...body } });
    expect(await asked).toMatchObject({ code: CODE.invalidToken, data: { reason: 'unsigned' } });
  });
});
