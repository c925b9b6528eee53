import { unwrap } from '@chatdeck/sdk';
import { fileTypeFromBuffer } from 'file-type';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, useServer, type TestAccount } from '../testing/test-server';
import { quoteOfDay } from './quotes';

const server = useServer();
let account: TestAccount;
beforeAll(async () => void (account = await signUp(server)));

const READS = [
  ['/gpt/config', {}, []],
  ['/rss/config', {}, []],
  ['/user/task', {}, []],
  ['/task', {}, []],
  ['/wordcloudroom', {}, []],
  ['/firenews', { id: 1001, num: 5 }, []],
  ['/customnews', { id: '1', taskId: undefined }, []],
  ['/meinv', {}, { pics: [] }],
  ['/roomCloud', { name: '读书会' }, ''],
  [
    '/claw/mqtt/config',
    {},
    {
      host: '',
      port: 0,
      username: '',
      password: '',
      clientId: '',
      reciveTopic: '',
      sendTopic: '',
    },
  ],
  ['/one', {}, { word: quoteOfDay(new Date()) }],
  ['/wechat/material', { id: '1' }, {}],
  ['/promot/info', { id: '1' }, {}],
  ['/worker/verifycode', {}, { code: '' }],
  ['/worker/clearverifycode', {}, null],
  ['/webPanel/version', {}, { version: '' }],
] as const;

describe('The robot', () => {
  it.each(READS)('gets %s', async (path, parameters, data) => {
    expect(await account.robot.get(path, parameters)).toEqual({
      status: 200,
      code: 200,
      msg: 'success',
      data,
    });
  });

  it('says its version, which the console then shows', async () => {
    const { robot, client } = await signUp(server);
    await robot.post('/webPanel/version', { version: '1.6.126' });
    expect(await client.robot.config.load()).toMatchObject({ data: { panelVersion: '1.6.126' } });
  });

  it('hands over a login challenge and takes it back', async () => {
    const { robot, client } = await signUp(server);
    const message = { verifyMessage: '{"scene":1}' };
    expect((await robot.post('/wechat/setSecurityInfo', message)).code).toBe(200);
    expect(unwrap(await client.robot.status()).challenge).toBe('{"scene":1}');
    expect((await robot.post('/wechat/clearSecurityInfo', { verifyMessage: '' })).code).toBe(200);
    expect(unwrap(await client.robot.status())).not.toHaveProperty('challenge');
  });

  it('may introduce itself without a picture, which it signs as undefined', async () => {
    const { robot } = await signUp(server);
    const sent = { avatar: undefined, robotName: '小助手', robotId: 'wxid_1' };
    expect((await robot.post('/wechat/info', sent)).code).toBe(200);
  });

  it('is given the address of the broker, on the host that it called', async () => {
    const { robot, userId } = await signUp(server);
    expect((await robot.get('/ws/mqtt/config')).data).toEqual({
      host: 'mqtt://localhost',
      port: server.services.broker.port,
      username: userId,
      password: expect.stringMatching(/^[\w-]{43}$/),
      clientId: `${userId}_`,
    });
  });
});

describe('The helper host of the original', () => {
  const json = { 'content-type': 'application/json', authorization: 'Bearer key' };
  const file = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.sil"\r\n\r\n';

  it.each([
    ['/voice/text', file, `${part}${'0'.repeat(3_000_000)}\r\n--x--\r\n`, ''],
    ['/text/speech', json, '{"text":"早"}', []],
    ['/image/vision', json, JSON.stringify({ images: ['x'.repeat(3_000_000)] }), []],
    ['/image/vision', json, '{"images":', []],
    ['/skill', json, '{"eventId":"outapi-weather"}', []],
    ['/skill', json, '{"eventId":', []],
  ])(
    'has nothing to say to %s in the shape of success, since any other code is silence in the chat',
    async (path, headers, payload, data) => {
      const url = `${server.url}/open/api/v1${path}`;
      const response = await fetch(url, { method: 'POST', headers, body: payload });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ code: 200, data });
    },
  );

  it('gives a picture that says so in place of a converted one', async () => {
    const url = '/open/api/v1/convert?url=https://evil.example/a.webp';
    const response = await server.app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(await fileTypeFromBuffer(response.rawPayload)).toMatchObject({ ext: 'png' });
  });
});

describe('A call that nobody should believe', () => {
  const refused = { status: 200, code: 40001, data: { config: '' } };

  it('is refused without a signature, or with one of another secret', async () => {
    const { robot } = await signUp(server);
    expect(await robot.send('GET', '/wechat/config', {})).toMatchObject(refused);
    const { sign: _, ...unsigned } = await robot.signed({});
    expect(await robot.send('GET', '/wechat/config', unsigned)).toMatchObject(refused);
    const forged = { ...(await robot.signed({})), sign: '5308880870169198914BB29D152A223C' };
    expect(await robot.send('GET', '/wechat/config', forged)).toMatchObject(refused);
  });

  it('is refused when a value was changed on the way', async () => {
    const { robot } = await signUp(server);
    const changed = { ...(await robot.signed({ qrUrl: '', qrStatus: 4 })), qrStatus: 6 };
    expect(await robot.send('GET', '/wechat/qrcode', changed)).toMatchObject({ code: 40001 });
  });

  it('is refused the second time', async () => {
    const { robot } = await signUp(server);
    const call = await robot.signed({});
    expect((await robot.send('GET', '/wechat/config', call)).code).toBe(200);
    expect(await robot.send('GET', '/wechat/config', call)).toMatchObject(refused);
  });

  it('wins only once when it is sent many times at once', async () => {
    const { robot } = await signUp(server);
    const call = await robot.signed({});
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => robot.send('GET', '/wechat/config', call)),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it.each([-301_000, 301_000])('is refused %i ms away from now', async (away) => {
    const { robot } = await signUp(server);
    const call = await robot.signed({}, Date.now() + away);
    expect(await robot.send('GET', '/wechat/config', call)).toMatchObject(refused);
  });

  it.each([
    ['a path that does not exist', '/open/v1/api/nothing', '{}', 'application/json'],
    ['broken JSON', '/open/v1/api/wechat/info', '{"a', 'application/json'],
    ['another type', '/open/v1/api/wechat/info', 'a=b', 'application/x-www-form-urlencoded'],
    ['a list', '/open/v1/api/wechat/info', '[1]', 'application/json'],
  ])('is answered with status 200: %s', async (_, url, payload, type) => {
    const headers = { 'content-type': type };
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).not.toMatchObject({ code: 200 });
  });
});
