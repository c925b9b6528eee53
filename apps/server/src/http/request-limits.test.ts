import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { call, signUp, signUpMember, useServer } from '../testing/test-server';

const server = useServer();
const nested = (depth: number) => '{"a":'.repeat(depth) + '0' + '}'.repeat(depth);

/** Sends a raw body that no client could write. */
async function post(path: string, payload: string, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: answer.statusCode, bytes: answer.rawPayload.length, ...answer.json<object>() };
}

const refused = { status: 200, code: CODE.invalidValue };

describe('A request that is nested too deep', () => {
  it('is refused by calls of the console, with the field', async () => {
    const { token } = await signUpMember(server);
    const body = `{"type":"room","robotType":6,"botConfig":{"token":"t","more":${nested(90_000)}}}`;
    const answer = await post('/v1/api/dialogue', body, { authorization: token });
    expect(answer).toMatchObject({
      ...refused,
      data: { issues: [{ path: 'botConfig', message: '嵌套不能超过 100 层' }] },
    });
  });

  it.each([
    ['the fields of a task', '/v1/api/batch_task'],
    ['the robot', '/open/v1/api/wechat/friend'],
    ['the open API', '/openapi/v1/chat/room'],
    ['a sign-up', '/v1/api/signup'],
  ])('is refused from %s', async (_, path) => {
    const { token } = await signUpMember(server);
    const authorization = path.startsWith('/v1/api/batch') ? token : '';
    const answer = await post(path, `{"taskInfo":${nested(120_000)}}`, { authorization });
    expect(answer).toMatchObject(refused);
  });

  it('is refused as a config, in a short answer', async () => {
    const { token } = await signUp(server);
    const body = JSON.stringify({ config: nested(20_000), baseVersion: 0 });
    const answer = await post('/v1/api/wechat/config/update', body, { authorization: token });
    expect(answer).toMatchObject({ ...refused, data: { issues: [{ path: 'config' }] } });
    expect(answer.bytes).toBeLessThan(1_000);
  });

  it('is refused in at most 64 KB whatever its keys are', async () => {
    const { token } = await signUp(server);
    const long = `$${'键'.repeat(3_000)}`;
    const keys = Array.from({ length: 100 }, (_, at) => [`${at}`, { [`${long}${at}`]: 1 }]);
    const config = JSON.stringify(Object.fromEntries(keys));
    const body = JSON.stringify({ config, baseVersion: 0 });
    const answer = await post('/v1/api/wechat/config/update', body, { authorization: token });
    expect(answer).toMatchObject(refused);
    expect(answer.bytes).toBeLessThan(64 * 1024);
  });
});

describe('A save over a newer config', () => {
  it('is refused with the newer one, which a long one is loaded for', async () => {
    const { client, token } = await signUp(server);
    const save = (config: string, baseVersion: number) =>
      client.robot.config.save({ config, baseVersion });
    const long = JSON.stringify({ notes: Array.from({ length: 200 }, () => 'n'.repeat(1_000)) });
    await save(long, 0);
    const body = { config: '{}', baseVersion: 0 };
    const answer = await call(server, 'POST', '/v1/api/wechat/config/update', { token, body });
    expect(answer).toMatchObject({ code: CODE.configChanged, data: { version: 1 } });
    expect(JSON.stringify(answer).length).toBeLessThan(64 * 1024);
    expect(await save('{}', 0)).toMatchObject({
      code: CODE.configChanged,
      data: { version: 1, config: long },
    });
  });
});

describe('What no index could hold', () => {
  it('is refused as the key of a request', async () => {
    const { token } = await signUp(server);
    const headers = { 'idempotency-key': 'k'.repeat(8_000) };
    for (const path of ['/v1/api/order/create', '/v1/api/ws/room/say', '/v1/api/ws/messages']) {
      const member = await signUpMember(server);
      const body = {
        kind: 'mvip',
        wxid: '1',
        message: { type: 1, content: 'x' },
        target: 'Room',
        groups: [{ wxid: '1' }],
        messages: [{ type: 1, content: 'x' }],
      };
      const answer = await call(server, 'POST', path, { token: member.token, body, headers });
      expect(answer).toMatchObject({ ...refused, data: { issues: [{ path: 'idempotency-key' }] } });
    }
    expect(await call(server, 'GET', '/v1/api/wechat/status', { token, headers })).toMatchObject({
      code: CODE.invalidValue,
    });
  });

  it.each(['name', 'alias', 'avatar', 'weixin'])(
    'is refused as the %s of a friend',
    async (field) => {
      const { robot } = await signUp(server);
      const friend = { wxid: 'w', robotId: 'r', name: 'n', [field]: 'x'.repeat(900_000) };
      expect(await robot.post('/wechat/friend', { friend: [friend] })).toMatchObject({
        code: CODE.invalidValue,
      });
    },
  );
});
