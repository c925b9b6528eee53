import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it, beforeAll } from 'vitest';
import { ROBOT_INPUTS } from '../guarantees/robot-calls';
import type { Answer } from '../testing/answer';
import { call, signUpMember, useServer, type TestAccount } from '../testing/test-server';
import { isSignature, sign } from './signature';

const base = { apiKey: 'test-key', timestamp: 1_700_000_000_000, nonce: '123' };

describe('The signature of the robot', () => {
  it('is the one that the plugin makes', () => {
    expect(sign('test-secret', { ...base, qrUrl: '', qrStatus: 4 })).toBe(
      'DDBB5811A22C1310110EE808F7B324FB',
    );
    expect(sign('test-secret', { ...base, friend: [{ wxid: 'a', name: '张' }] })).toBe(
      '5308880870169198914BB29D152A223C',
    );
  });

  it('reads the same from a query, where every value is text', () => {
    const sent = {
      apiKey: 'test-key',
      timestamp: '1700000000000',
      nonce: '123',
      qrUrl: '',
      qrStatus: '4',
    };
    expect(isSignature('DDBB5811A22C1310110EE808F7B324FB', 'test-secret', sent)).toBe(true);
  });

  it('accepts an optional parameter that was signed as undefined and not sent', () => {
    const signature = sign('secret', { ...base, id: '1', taskId: undefined });
    expect(isSignature(signature, 'secret', { ...base, id: '1' }, ['taskId'])).toBe(true);
    expect(isSignature(signature, 'secret', { ...base, id: '1' })).toBe(false);
  });

  it('refuses another secret, another value and a cut signature', () => {
    const signature = sign('secret', { ...base, id: '1' });
    expect(isSignature(signature, 'other', { ...base, id: '1' })).toBe(false);
    expect(isSignature(signature, 'secret', { ...base, id: '2' })).toBe(false);
    expect(isSignature(signature.slice(1), 'secret', { ...base, id: '1' })).toBe(false);
    expect(isSignature('', 'secret', { ...base, id: '1' })).toBe(false);
  });
});

const server = useServer();
let member: TestAccount;
beforeAll(async () => void (member = await signUpMember(server)));

const of = {
  material: '1',
  role: '1',
  mark: 'mark',
  wxid: 'wxid_1',
  room: 'room_1',
  task: '1',
  reminder: '1',
  dialogue: '1',
};
const routes = Object.entries(ROBOT_INPUTS).map(([route, inputs]) => {
  const [method = '', path = ''] = route.split(' ');
  return {
    route,
    method: method === 'GET' ? ('GET' as const) : ('POST' as const),
    path: path.replace(':id', '1'),
    inputs: inputs(of),
  };
});

/** What the plugin sends to a built-in event. */
const message = () => ({
  uid: 'wxid_1',
  uname: '周明',
  roomId: '',
  roomName: '',
  isMention: 0,
  word: '我是谁',
  timestamp: Math.floor(Date.now() / 1000),
});

async function callback(account: TestAccount, parameters: object) {
  const payload = await account.robot.signed(parameters);
  const url = '/v1/api/callback/whoami';
  const response = await server.app.inject({ method: 'POST', url, payload });
  return response.json<Answer<{ content: string }[]>>().data;
}

describe('A signature of the robot is spent only on what it was made for', () => {
  it.each(routes)('$route takes its own parameters', async ({ method, path, inputs }) => {
    const { robot } = member;
    const { code } = await robot.send(method, path, await robot.signed(inputs));
    expect([0, 200, CODE.notFound]).toContain(code);
  });

  it.each(routes)('$route refuses that of a callback', async ({ method, path, inputs }) => {
    const { robot } = member;
    const sent = await robot.signed({ ...message(), ...inputs });
    expect(await robot.send(method, path, sent)).toMatchObject({ code: CODE.invalidValue });
  });

  it.each(routes.filter(({ inputs }) => Object.keys(inputs).length > 0))(
    '$route refuses that of a call without parameters',
    async ({ method, path }) => {
      const { robot } = member;
      const answer = await robot.send(method, path, await robot.signed({}));
      expect(answer).toMatchObject({ code: CODE.invalidValue });
    },
  );

  it('takes the id of a path from the path alone', async () => {
    const { robot } = member;
    const sent = await robot.signed({ id: '2' });
    expect(await robot.send('GET', '/rss/lastcontent/1', sent)).toMatchObject({
      code: CODE.invalidValue,
    });
  });

  it('a callback answers a message, with parameters of its rule, and nothing else', async () => {
    const account = member;
    expect(await callback(account, { ...message(), shop: '12' })).toMatchObject([
      { content: '你是 周明\n编号：wxid_1' },
    ]);
    expect(await callback(account, {})).toEqual([]);
    expect(await callback(account, { heartBeat: 'live' })).toEqual([]);
  });
});

describe('A signed callback goes only to this server', () => {
  const row = { type: 1, keywords: ['谁'], reg: 1, needAt: 1, scope: 'all', timeout: 60 };
  const configWith = (...callBackEvents: object[]) => JSON.stringify({ callBackEvents });
  const ours = () => `${server.url}/v1/api/callback/whoami`;
  const save = ({ token }: TestAccount, config: string, baseVersion = 0) =>
    call(server, 'POST', '/v1/api/wechat/config/update', {
      token,
      body: { config, baseVersion },
      headers: { host: new URL(server.url).host },
    });

  async function served({ robot }: TestAccount) {
    const { data } = await robot.get<{ config: string }>('/wechat/config');
    const config: { callBackEvents: { postUrl: string }[] } = JSON.parse(data.config);
    return config.callBackEvents.map(({ postUrl }) => postUrl);
  }

  it.each([
    'https://evil.example/v1/api/callback/whoami',
    'https://evil.example/take',
    'http://127.0.0.1.evil.example/v1/api/callback/whoami',
  ])('and is refused for %s', async (postUrl) => {
    expect(await save(member, configWith({ ...row, postUrl }))).toMatchObject({
      code: CODE.invalidValue,
      data: { issues: [{ path: 'config.callBackEvents.0.postUrl' }] },
    });
  });

  it.each(['/v1/api/callback/nothing', '/v1/api/callback/whoami?to=x', '/v1/api/wechat/config'])(
    'and is refused for %s of this server, which is no event',
    async (path) => {
      const config = configWith({ ...row, postUrl: `${server.url}${path}` });
      expect(await save(member, config)).toMatchObject({ code: CODE.invalidValue });
    },
  );

  it('and is saved for an event of this server', async () => {
    const account = await signUpMember(server);
    expect(await save(account, configWith({ ...row, postUrl: ours() }))).toMatchObject({ code: 0 });
  });

  it('also where another address was stored before, which does not stop a save of the rest', async () => {
    const account = await signUpMember(server);
    const old = [
      { ...row, postUrl: 'https://old.example/v1/api/callback/today' },
      { ...row, postUrl: 'https://evil.example/take' },
      { ...row, type: 100, customUrl: 'https://shop.example/hook' },
    ];
    await server.services.config.save(account.userId, configWith(...old), 0);
    // As the robot reaches this server in this test.
    const events = await served(account);
    expect(events).toEqual(['http://localhost:80/v1/api/callback/today', undefined]);
    const config = configWith(...old, { ...row, postUrl: ours() });
    expect(await save(account, config, 1)).toMatchObject({ code: 0 });
  });

  it.each([
    ['a built-in event', { ...row, moreData: [{ key: ' uid ', value: '1' }] }],
    ['its signature', { ...row, moreData: [{ key: 'apiKey', value: '1' }] }],
    ["a callback of one's own", { ...row, type: 100, moreData: [{ key: 'word', value: '1' }] }],
  ])('and none of its names can be given away: %s', async (_, changed) => {
    const account = member;
    const config = configWith({ ...changed, postUrl: ours(), customUrl: 'https://a.cn' });
    expect(await save(account, config)).toMatchObject({
      code: CODE.invalidValue,
      data: { issues: [{ path: 'config.callBackEvents.0.moreData.0.key' }] },
    });
  });

  it("and the same holds for a bot and for records of one's own", async () => {
    const { client } = await signUpMember(server);
    const part = { open: true, customUrl: 'https://a.cn' };
    const customBot = { ...part, moreData: [{ key: 'robotId', value: '1' }] };
    const conversationRecord = { ...part, moreData: [{ key: 'chatId', value: '1' }] };
    const config = JSON.stringify({ customBot, conversationRecord });
    expect(await client.robot.config.save({ config, baseVersion: 0 })).toMatchObject({
      ok: false,
      data: {
        issues: [
          { path: 'config.customBot.moreData.0.key' },
          { path: 'config.conversationRecord.moreData.0.key' },
        ],
      },
    });
    const free = { ...customBot, moreData: [{ key: 'shop', value: '1' }] };
    const saved = { config: JSON.stringify({ customBot: free }), baseVersion: 0 };
    unwrap(await client.robot.config.save(saved));
  });
});
