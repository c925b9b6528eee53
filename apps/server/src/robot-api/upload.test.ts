import { describe, expect, it } from 'vitest';
import { signUp, useServer, type TestAccount } from '../testing/test-server';

const server = useServer();

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const keyOf = (path: string) => Buffer.from(path).toString('base64').replaceAll('/', '_');

const tokenOf = async ({ robot }: TestAccount) =>
  (await robot.get<{ token: string }>('/wechat/qitoken')).data.token;

async function upload(token: string, body: string, path = 'wechat/avatar/d3hpZA.jpeg') {
  const response = await server.app.inject({
    method: 'POST',
    url: `/open/upload/putb64/-1/key/${keyOf(path)}`,
    headers: { authorization: `UpToken ${token}`, 'content-type': 'application/octet-stream' },
    payload: body,
  });
  return { status: response.statusCode, ...response.json<{ key: string; code?: number }>() };
}

describe('The picture of the robot', () => {
  it('is taken in, named by its content, and shown from our own address', async () => {
    const account = await signUp(server);
    expect((await account.robot.get('/wechat/qitoken')).code).toBe(0);
    const { key } = await upload(await tokenOf(account), PNG);
    expect(key).toMatch(/^wechat\/avatar\/[\w-]+\/[\w-]{43}\.png$/);

    const avatar = `https://img.aibotk.com/${key}`;
    await account.robot.post('/wechat/info', { avatar, robotName: 'x', robotId: 'wxid_1' });
    const friend = { robotId: 'wxid_1', wxid: 'wxid_2', name: 'y', avatar };
    await account.robot.post('/wechat/friend', { friend: [friend] });
    const list = await account.client.contact.list();
    expect(list).toMatchObject({ data: { list: [{ avatar: `/files/${key}` }] } });

    const served = await server.app.inject(`/files/${key}`);
    expect(served.rawPayload).toEqual(Buffer.from(PNG, 'base64'));
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('is refused without a token, and with one that was changed or belongs to nobody', async () => {
    const token = await tokenOf(await signUp(server));
    const [user, expires, signature] = token.split('.');
    const later = `${user}.${Number(expires) + 1}.${signature}`;
    for (const wrong of ['', 'x', later, `nobody.${expires}.${signature}`]) {
      expect(await upload(wrong, PNG)).toMatchObject({ status: 200, code: 40001, key: '' });
    }
  });

  it('is refused when it is no picture, or too large', async () => {
    const token = await tokenOf(await signUp(server));
    const page = Buffer.from('<svg onload="alert(1)">').toString('base64');
    expect(await upload(token, page)).toMatchObject({ code: 10002, key: '' });
    expect(await upload(token, '')).toMatchObject({ code: 10002, key: '' });
    expect(await upload(token, PNG + 'A'.repeat(800_000))).toMatchObject({ code: 10002 });
  });

  it('may name a key as long as the ids of its network', async () => {
    const token = await tokenOf(await signUp(server));
    const { status, key } = await upload(token, PNG, `wechat/avatar/${'a'.repeat(300)}.jpeg`);
    expect(status).toBe(200);
    expect(key).not.toBe('');
  });

  it('never leaves its folder, whatever key is requested', async () => {
    const token = await tokenOf(await signUp(server));
    const { key } = await upload(token, PNG, '../../../../etc/cron.d/evil');
    expect(key).toMatch(/^wechat\/avatar\//);
    for (const path of ['/files/..%2f..%2fetc/passwd', '/files/..%2fdatabase/PG_VERSION']) {
      expect((await server.app.inject(path)).statusCode).not.toBe(200);
    }
  });
});
