import { unwrap } from '@chatdeck/sdk';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signUp, startBackend, useServer, type TestAccount } from '../../testing/test-server';
import { materials } from '../material/material.tables';
import { TEXT } from './upload.fixtures';

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
