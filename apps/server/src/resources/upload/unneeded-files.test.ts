import { unwrap } from '@chatdeck/sdk';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  signUp,
  signUpMember,
  startBackend,
  useServer,
  type TestAccount,
} from '../../testing/test-server';
import { fileUses, materials, storedFiles } from '../../database/schema';
import { PNG, TEXT } from './upload.fixtures';
import { unneededFiles } from './unneeded-files';
import { unneededFilesRepository } from './unneeded-files.repository';

const server = useServer({}, () => startBackend({ quota: { bytes: 3_000, files: 2 } }));

async function upload({ client }: TestAccount, name: string): Promise<string | undefined> {
  const grant = unwrap(await client.material.uploadGrant());
  const form = new FormData();
  form.append('key', grant.prefix + name);
  form.append('token', grant.token);
  form.append('file', new File([new Uint8Array(TEXT)], name, { type: 'text/plain' }));
  const response = await fetch(grant.uploadUrl, { method: 'POST', body: form });
  const { key } = (await response.json()) as { key?: string };
  return key;
}

const add = async ({ client }: TestAccount, key = '') => {
  const file = {
    type: 2,
    name: key.slice(-5),
    url: `${server.url}/files/${key}`,
    fileType: 'txt',
  } as const;
  return unwrap(await client.material.add({ ...file, tag: '' })).id;
};
const isServed = async (key = '') => (await server.app.inject(`/files/${key}`)).statusCode === 200;

it('gives the space of a removed file back when it is needed, and brings it back until then', async () => {
  const one = await signUp(server);
  const [a, b] = [await upload(one, 'a.txt'), await upload(one, 'b.txt')];
  const id = await add(one, a);
  await add(one, b);
  expect(await upload(one, 'c.txt')).toBeUndefined();
  unwrap(await one.client.material.remove(id));
  expect(await isServed(a)).toBe(true);
  unwrap(await one.client.material.restore(id));
  expect(await upload(one, 'c.txt')).toBeUndefined();

  unwrap(await one.client.material.remove(id));
  expect(await upload(one, 'c.txt')).toMatch(/c\.txt$/);
  expect([await isServed(a), await isServed(b)]).toEqual([false, true]);
  expect(await one.client.material.restore(id)).toMatchObject({ ok: false });
});

it('keeps a file that something else refers to, and one that nobody removed', async () => {
  const one = await signUp(server);
  const [a, b] = [await upload(one, 'a.txt'), await upload(one, 'b.txt')];
  const first = await add(one, a);
  await add(one, a);
  unwrap(await one.client.material.remove(first));
  expect(await upload(one, 'c.txt')).toBeUndefined();
  const config = JSON.stringify({ newFriendReplys: [{ type: 2, url: `/files/${b}` }] });
  unwrap(await one.client.robot.config.save({ config, baseVersion: 0 }));
  const second = await add(one, b);
  unwrap(await one.client.material.remove(second));
  expect(await upload(one, 'c.txt')).toBeUndefined();
  expect([await isServed(a), await isServed(b)]).toEqual([true, true]);
});

it('deletes a file for good thirty days after its material was removed', async () => {
  const one = await signUp(server);
  const key = await upload(one, 'a.txt');
  const [old, another] = [await add(one, key), await add(one, 'none')];
  unwrap(await one.client.material.remove(old));
  await server.db
    .update(materials)
    .set({ removedAt: sql`now() - interval '31 days'` })
    .where(eq(materials.id, Number(old)));
  unwrap(await one.client.material.remove(another));
  expect(await isServed(key)).toBe(false);
});

const usesOf = async (key = '') => {
  const rows = await server.db.select().from(fileUses).where(eq(fileUses.key, key));
  return rows.map(({ source }) => source).sort();
};
const ago = (interval: string) => sql`now() - ${interval}::interval`;
const letPass = (key: string | undefined, interval: string) =>
  server.db
    .update(storedFiles)
    .set({ unusedSince: ago(interval) })
    .where(eq(storedFiles.key, key ?? ''));
const sweepAll = () => server.services.unneededFiles.sweepAll();

it('knows which rows show a file, as soon as they are written', async () => {
  const one = await signUpMember(server);
  const key = await upload(one, 'a.txt');
  expect(await usesOf(key)).toEqual([]);
  await add(one, key);
  const url = `${server.url}/files/${key}`;
  const config = JSON.stringify({ newFriendReplys: [{ type: 2, url }] });
  unwrap(await one.client.robot.config.save({ config, baseVersion: 0 }));
  unwrap(await one.client.prompt.add({ name: 'n', content: `See ${url}.` }));
  expect(await usesOf(key)).toEqual(['config_revisions', 'materials', 'prompts', 'robot_configs']);

  unwrap(await one.client.robot.config.save({ config: '{}', baseVersion: 1 }));
  expect(await usesOf(key)).toEqual(['config_revisions', 'materials', 'prompts']);
});

it('knows nothing of a file of another account, whoever names it', async () => {
  const [one, other] = [await signUpMember(server), await signUpMember(server)];
  const key = await upload(one, 'a.txt');
  const own = await upload(other, 'b.txt');
  await add(other, key);
  unwrap(await other.client.prompt.add({ name: 'n', content: `Like /${own}, unlike /${key}` }));
  expect(await usesOf(own)).toEqual(['prompts']);
  expect(await usesOf(key)).toEqual([]);
});

it('frees a file a day after the last row showed it, and lists it until then', async () => {
  const one = await signUp(server);
  const [a, b] = [await upload(one, 'a.txt'), await upload(one, 'b.txt')];
  const id = await add(one, b);
  expect(unwrap(await one.client.upload.usage())).toEqual({
    bytes: 2 * TEXT.length,
    files: 2,
    maxBytes: 3_000,
    maxFiles: 2,
    unused: { bytes: TEXT.length, files: 1 },
  });
  const { count, list } = unwrap(await one.client.upload.unused());
  expect([count, list]).toMatchObject([1, [{ key: a, bytes: TEXT.length }]]);
  expect(Date.parse(list[0]?.freedAt ?? '') - Date.parse(list[0]?.uploadedAt ?? '')).toBeCloseTo(
    86_400_000,
    -4,
  );

  await letPass(a, '23 hours');
  await sweepAll();
  expect(await isServed(a)).toBe(true);
  await letPass(a, '25 hours');
  await sweepAll();
  expect([await isServed(a), await isServed(b)]).toEqual([false, true]);
  unwrap(await one.client.material.remove(id));
  await sweepAll();
  expect(await isServed(b)).toBe(true);
  expect(unwrap(await one.client.upload.usage())).toMatchObject({ files: 1, unused: { files: 0 } });
});

it('keeps a file that a row shows again, however long nothing did', async () => {
  const one = await signUp(server);
  const key = await upload(one, 'a.txt');
  await letPass(key, '3 days');
  await add(one, key);
  await sweepAll();
  expect(await isServed(key)).toBe(true);
});

it('keeps the row of a file that cannot be deleted, and frees it the next time', async () => {
  const one = await signUp(server);
  const key = await upload(one, 'a.txt');
  await letPass(key, '2 days');
  const failing = unneededFiles(unneededFilesRepository(server.db), {
    remove: () => Promise.reject(new Error('The store does not answer')),
  });
  await expect(failing.sweepAll()).rejects.toThrow('does not answer');
  expect(unwrap(await one.client.upload.usage())).toMatchObject({ files: 1 });
  await sweepAll();
  expect(unwrap(await one.client.upload.usage())).toMatchObject({ files: 0 });
});

it('counts the picture of a robot, and deletes the one that it replaces', async () => {
  const one = await signUp(server);
  const show = async (bytes: Buffer) => {
    const { data } = await one.robot.get<{ token: string }>('/wechat/qitoken');
    const response = await server.app.inject({
      method: 'POST',
      url: '/open/upload/putb64/-1/key/eA',
      headers: {
        authorization: `UpToken ${data.token}`,
        'content-type': 'application/octet-stream',
      },
      payload: bytes.toString('base64'),
    });
    const { key } = response.json<{ key: string }>();
    const avatar = `https://img.aibotk.com/${key}`;
    await one.robot.post('/wechat/info', { avatar, robotName: 'x', robotId: 'wxid_1' });
    return key;
  };
  const first = await show(PNG);
  expect(unwrap(await one.client.upload.usage())).toMatchObject({
    bytes: PNG.length,
    files: 1,
    unused: { files: 0 },
  });
  const other = Buffer.concat([PNG, Buffer.from('another picture')]);
  const second = await show(other);
  expect([await isServed(first), await isServed(second)]).toEqual([false, true]);
  expect(unwrap(await one.client.upload.usage())).toMatchObject({ bytes: other.length, files: 1 });
  expect(await show(other)).toBe(second);
  expect(await isServed(second)).toBe(true);
});

it('looks through 300 files and 200 long rows without holding anybody up', async () => {
  const { userId } = await signUp(server);
  const folder = (at: number) => String(at).padStart(22, 'x');
  const key = (at: number) => `u/${userId}/${folder(at)}/a.txt`;
  const files = Array.from({ length: 300 }, (_, at) => ({ key: key(at), userId, bytes: 1 }));
  await server.db.insert(storedFiles).values(files);
  const content = 'A long text. '.repeat(4_000);
  const rows = Array.from({ length: 200 }, (_, at) => ({
    userId,
    type: 1,
    name: `m${at}`,
    content: `${content}/files/${key(at)} `,
  }));
  await server.db.insert(materials).values(rows);
  expect(await server.db.$count(fileUses, eq(fileUses.userId, userId))).toBe(200);
  const began = performance.now();
  expect(await server.services.unneededFiles.sweep(userId, 30)).toBe(false);
  expect(performance.now() - began).toBeLessThan(500);

  const removedAt = new Date(0);
  await server.db.update(materials).set({ removedAt }).where(eq(materials.userId, userId));
  expect(await server.services.unneededFiles.sweep(userId, 30)).toBe(true);
  expect(await server.db.$count(storedFiles, eq(storedFiles.userId, userId))).toBe(100);
});
