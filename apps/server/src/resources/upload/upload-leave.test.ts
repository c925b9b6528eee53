import { readdir, stat } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { unwrap } from '@chatdeck/sdk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signUp, useServer, type TestAccount } from '../../testing/test-server';
import { uploadsTo, textFile, PDF } from './upload.fixtures';

const server = useServer();
const { send } = uploadsTo(server);
const BOUNDARY = 'boundary';
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const CHUNK = Buffer.alloc(256 * 1024, 32);

/** The number of bytes in the folder for files in transit. */
async function storedBytes(): Promise<number> {
  const { folder } = server.services.scratch;
  const sizes = (await readdir(folder)).map((name) =>
    stat(join(folder, name)).then(({ size }) => size),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Begins an upload whose end is sent later. */
async function begin(account: TestAccount, token: (right: string) => string) {
  const grant = unwrap(await account.client.material.uploadGrant('material'));
  const sending = request(grant.uploadUrl, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
  onTestFinished(() => void sending.destroy());
  sending.on('error', () => {});
  sending.write(field('key', `${grant.prefix}a.pdf`) + field('token', token(grant.token)));
  sending.write(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  );
  sending.write(PDF);
  sending.write(CHUNK);
  return {
    end: async () => {
      sending.end(`\r\n--${BOUNDARY}--\r\n`);
      const [response] = (await once(sending, 'response')) as [IncomingMessage];
      return JSON.parse(await text(response)) as { key?: string; msg?: string };
    },
  };
}

describe('The leave to upload', () => {
  it('is looked at before a byte of the file is kept', async () => {
    const account = await signUp(server);
    const stranger = await begin(account, () => 'a.b.c.d.e');
    const refused = await stranger.end();
    expect(refused.msg).toBe(textFile('upload.token'));
    expect(await storedBytes()).toBe(0);

    const owner = await begin(account, (token) => token);
    await expect.poll(storedBytes).toBeGreaterThan(0);
    const another = await begin(await signUp(server), () => 'a.b.c.d.e');
    const before = await storedBytes();
    await another.end();
    expect(await storedBytes()).toBe(before);
    expect((await owner.end()).key).toMatch(/a\.pdf$/);
    expect(await storedBytes()).toBe(0);
  });

  it('stands before the file in the form', async () => {
    const answer = await send({ name: 'a.pdf', bytes: PDF, fileFirst: true });
    expect(answer.msg).toBe(textFile('upload.token'));
  });

  it('lets one account and one address upload four files at once', async () => {
    const account = await signUp(server);
    const right = (token: string) => token;
    const first = await Promise.all([1, 2, 3, 4].map(() => begin(account, right)));
    await expect.poll(storedBytes).toBeGreaterThan(4 * CHUNK.length);
    const fifth = await begin(account, right);
    expect((await fifth.end()).msg).toBe(textFile('upload.busy'));
    for (const one of first) expect((await one.end()).key).toMatch(/a\.pdf$/);
    expect((await (await begin(account, right)).end()).key).toMatch(/a\.pdf$/);
  });
});
