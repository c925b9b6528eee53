import { readdir } from 'node:fs/promises';
import { unwrap } from '@chatdeck/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, startBackend, useServer, type TestAccount } from '../../testing/test-server';
import { CFB, GIF, PAGE, PDF, PNG, SILK, SVG, TEXT, ZIP } from './upload.fixtures';
import { uploadText, type UploadProblem } from './upload.texts';

const server = useServer();
const MEBIBYTE = 1024 * 1024;

type Context = 'send' | 'material';
let someone: TestAccount;
beforeAll(async () => void (someone = await signUp(server)));

interface Sent {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
  readonly context?: Context;
  readonly key?: (prefix: string) => string;
  readonly token?: (token: string) => string;
  readonly fileFirst?: boolean;
}

interface Stored {
  readonly status: number;
  readonly key?: string;
  readonly msg?: string;
  readonly code?: number;
  readonly prefix: string;
}

/** Asks for leave and posts the form, as a browser does. */
async function send(sent: Sent, { client }: TestAccount = someone): Promise<Stored> {
  const { name, bytes, type = '', context } = sent;
  const grant = unwrap(await client.material.uploadGrant(context));
  const form = new FormData();
  const file = () => form.append('file', new File([new Uint8Array(bytes)], name, { type }));
  if (sent.fileFirst) file();
  form.append('key', sent.key?.(grant.prefix) ?? grant.prefix + name);
  form.append('token', sent.token?.(grant.token) ?? grant.token);
  if (!sent.fileFirst) file();
  const response = await fetch(grant.uploadUrl, { method: 'POST', body: form });
  const answer = (await response.json()) as Omit<Stored, 'status' | 'prefix'>;
  return { status: response.status, prefix: grant.prefix, ...answer };
}

const get = (key: string | undefined, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/files/${key}`, headers });

const words = (rule: UploadProblem) => uploadText(rule, 'zh-CN');

describe('An upload', () => {
  it('is kept under a key of its owner, and served from there', async () => {
    const { key, prefix } = await send({ name: 'cover.png', bytes: PNG, type: 'image/png' });
    expect(prefix).toMatch(new RegExp(`^u/${someone.userId}/[\\w-]{22}/$`));
    expect(key).toBe(`${prefix}cover.png`);
    const served = await get(key);
    expect(served.rawPayload).toEqual(PNG);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each<[string, Buffer, string]>([
    ['menu.pdf', PDF, ''],
    ['books.zip', ZIP, ''],
    ['table.xlsx', ZIP, ''],
    ['table.xls', CFB, ''],
    ['letter.doc', CFB, ''],
    ['list.csv', TEXT, 'text/csv'],
    ['voice.silk', SILK, ''],
    ['PHOTO.JPG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'],
    ['dance.gif', GIF, 'image/gif'],
  ])('takes %s', async (name, bytes, type) => {
    const { key } = await send({ name, bytes, type, fileFirst: true });
    expect(key).toMatch(/\.[a-z]+$/);
    const served = await get(key);
    expect(served.rawPayload).toEqual(bytes);
    const isPicture = /\.(jpg|gif)$/.test(key ?? '');
    expect(served.headers['content-disposition']).toBe(isPicture ? 'inline' : 'attachment');
  });

  it.each<[string, Buffer, string, UploadProblem]>([
    ['封面.png', PNG, 'image/png', 'upload.name'],
    ['page.html', PAGE, 'text/html', 'upload.material.format'],
    ['logo.svg', SVG, 'image/svg+xml', 'upload.material.format'],
    ['page.png', PAGE, 'image/png', 'upload.content'],
    ['logo.png', SVG, 'image/png', 'upload.content'],
    ['page.html', PAGE, 'text/plain', 'upload.content'],
    ['page.csv', PAGE, '', 'upload.content'],
    ['zero.csv', Buffer.from('a\0b'), '', 'upload.content'],
    ['latin.csv', Buffer.from([0x61, 0xe9, 0x0a]), '', 'upload.content'],
    ['tool.pdf', Buffer.from('MZ\x90\x00'), '', 'upload.content'],
    ['logo.svg', SVG, 'image/png', 'upload.content'],
    ['nothing.png', Buffer.alloc(0), 'image/png', 'message.file'],
  ])('refuses %s', async (name, bytes, type, rule) => {
    expect(await send({ name, bytes, type })).toMatchObject({ status: 200, msg: words(rule) });
  });

  it('takes a file for what it is said to be when its name says nothing, and names it so', async () => {
    const photo = await send({ name: 'photo', bytes: PNG, type: 'image/png' });
    expect(photo.key).toBe(`${photo.prefix}photo.png`);
    const page = await send({ name: 'notes.html', bytes: TEXT, type: 'text/plain' });
    expect(page.key).toBe(`${page.prefix}notes.html.txt`);
    expect((await get(page.key)).headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment',
    });
  });

  it.each<[Context, number]>([
    ['send', 5 * MEBIBYTE],
    ['material', 10 * MEBIBYTE],
  ])('must be smaller than the limit of its dialog: %s', async (context, limit) => {
    const account = await signUp(server);
    const pdf = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, 32)]);
    const sent = { name: 'a.pdf', context };
    expect((await send({ ...sent, bytes: pdf(limit - 1) }, account)).key).toMatch(/a\.pdf$/);
    expect(await send({ ...sent, bytes: pdf(limit) }, account)).toMatchObject({
      msg: words(`upload.${context}.size`),
    });
  });

  it('is refused in the words of who sends it', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/v1/api/upload',
      headers: { 'accept-language': 'en', 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="key"\r\n\r\na\r\n--x--\r\n',
    });
    expect(response.json()).toMatchObject({ code: 10001, msg: 'A file is required' });
  });

  it.each([
    ['no form', { 'content-type': 'application/json' }, 415],
    [
      'a packed form',
      { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' },
      415,
    ],
    ['a form without an end', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ])('is refused when it is %s', async (_, headers, status) => {
    const url = '/v1/api/upload';
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: '{}' });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: 10002 });
  });
});

describe('A key', () => {
  const HOSTILE = [
    ...[
      '../../x.png',
      '..%2f..%2fx.png',
      '....//x.png',
      '.\\..\\x.png',
      'a/b/x.png',
      '．．／x.png',
    ],
    ...[
      '\u202egnp.x.png',
      'x.png\0.png',
      'con.png',
      '-rf.png',
      '.png',
      '..png',
      `${'a'.repeat(900)}.png`,
    ],
    ...[
      'x.png/',
      ' x .png',
      '%00.png',
      '~/x.png',
      '$(id).png',
      '`id`.png',
      "';--.png",
      '\r\nx.png',
    ],
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
      expect(await send(sent)).toMatchObject({ code: 10002, msg: words('upload.token') });
    },
  );

  it('is written once', async () => {
    const { client } = someone;
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
    expect(await post('second')).toMatchObject({ msg: words('upload.exists') });
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
    expect(await send(sent)).toMatchObject({ code: 10002, msg: words('upload.token') });
  });
});

describe('A stored file', () => {
  it('is served in part, and not at all to who has it', async () => {
    const { key } = await send({
      name: 'a.txt',
      bytes: Buffer.from('0123456789'),
      type: 'text/plain',
    });
    const part = await get(key, { range: 'bytes=2-4' });
    expect([part.statusCode, part.payload]).toEqual([206, '234']);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
    expect((await get(key, { range: 'bytes=-3' })).payload).toBe('789');
    expect((await get(key, { range: 'bytes=50-' })).statusCode).toBe(416);
    const again = await get(key, { 'if-none-match': String(part.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    for (const answer of [part, again]) {
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
    const head = await server.app.inject({ method: 'HEAD', url: `/files/${key}` });
    expect([head.headers['content-length'], head.payload]).toEqual(['10', '']);
  });

  it('is not found under a name that is no key', async () => {
    for (const key of ['u/nobody/x.png', '../database/PG_VERSION', 'u', 'x.html', '%2e%2e/x.png']) {
      expect((await get(key)).statusCode).toBe(404);
    }
  });
});

describe('The quota of an account', () => {
  const small = useServer({}, () => startBackend({ quota: { bytes: 3_000, files: 3 } }));

  it('ends its uploads, also those that come at once, and no other’s', async () => {
    const upload = async (account: TestAccount, at: number) => {
      const bytes = Buffer.concat([PDF, Buffer.alloc(1_000, 32)]);
      return (await send({ name: `a${at}.pdf`, bytes }, account)).msg;
    };
    const account = await signUp(small);
    const answers = await Promise.all([1, 2, 3, 4].map((at) => upload(account, at)));
    expect(answers.filter((msg) => msg === undefined)).toHaveLength(2);
    expect(answers).toContain(words('upload.quota'));
    expect(await upload(await signUp(small), 1)).toBeUndefined();
  });
});

describe('Files on their way', () => {
  it('leave nothing behind', async () => {
    const { store, scratch } = server.services;
    let folder = '';
    await scratch.use((path) => Promise.resolve((folder = path.replace(/[^/]+$/, ''))));
    await send({ name: 'x.png', bytes: PAGE, type: 'image/png' });
    expect(await readdir(folder)).toEqual([]);
    expect(await store.find('x.png')).toBeUndefined();
  });
});
