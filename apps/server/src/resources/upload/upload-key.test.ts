import { unwrap } from '@chatdeck/sdk';
import { describe, expect, it } from 'vitest';
import { useServer } from '../../testing/test-server';
import { PNG, uploadsTo, textFile } from './upload.fixtures';

const server = useServer();
const { owner, send, get } = uploadsTo(server);

describe('A key', () => {
  const HOSTILE = [
    '../../x.png',
    '..%2f..%2fx.png',
    '....//x.png',
    '.\\..\\x.png',
    'a/b/x.png',
    '．．／x.png',
    '\u202egnp.x.png',
    'x.png\0.png',
    'con.png',
    '-rf.png',
    '.png',
    '..png',
    `${'a'.repeat(900)}.png`,
    'x.png/',
    ' x .png',
    '%00.png',
    '~/x.png',
    '$(id).png',
    '`id`.png',
    "';--.png",
    '\r\nx.png',
  ];

  it.each(HOSTILE)('never leaves the folder that its token is for: %j', async (name) => {
    const key = (prefix: string) => prefix + name;
    const { prefix, key: stored } = await send({
      name: 'x.png',
      bytes: PNG,
      type: 'image/png',
      key,
    });
    expect(stored?.slice(prefix.length)).toMatch(/^[\w][\w.-]{0,124}\.png$/);
    expect(stored?.startsWith(prefix)).toBe(true);
    expect((await get(stored)).statusCode).toBe(200);
  });

  it.each(['', 'x.png', 'u/somebody/0000000000000000000000/x.png', '/', 'wechat/avatar/x.png'])(
    'is refused outside of it: %j',
    async (given) => {
      const sent = { name: 'x.png', bytes: PNG, type: 'image/png', key: () => given };
      expect(await send(sent)).toMatchObject({ code: 10002, msg: textFile('upload.token') });
    },
  );

  it('is written once', async () => {
    const { client } = await owner();
    const { token, prefix, uploadUrl } = unwrap(await client.material.uploadGrant());
    const post = async (text: string) => {
      const form = new FormData();
      form.append('key', `${prefix}a.txt`);
      form.append('token', token);
      form.append('file', new File([text], 'a.txt', { type: 'text/plain' }));
      return (await fetch(uploadUrl, { method: 'POST', body: form })).json() as Promise<object>;
    };
    const answers = await Promise.all([post('first'), post('first')]);
    expect(answers).toContainEqual({ key: `${prefix}a.txt` });
    expect(await post('second')).toMatchObject({ msg: textFile('upload.exists') });
    expect((await get(`${prefix}a.txt`)).payload).toBe('first');
  });
});

describe('A token', () => {
  it.each<[string, (token: string) => string]>([
    ['missing', () => ''],
    ['invented', () => 'x.y.z'],
    ['for another account', (token) => token.replace(/^[^.]+/, 'somebody')],
    ['for another dialog', (token) => token.replace('.material.', '.send.')],
    ['prolonged', (token) => token.replace(/\.(\d+)\./, (_, at) => `.${Number(at) + 1}.`)],
  ])('that is %s opens nothing', async (_, token) => {
    const sent = { name: 'x.png', bytes: PNG, type: 'image/png', token };
    expect(await send(sent)).toMatchObject({ code: 10002, msg: textFile('upload.token') });
  });
});
