import { describe, expect, it, vi } from 'vitest';
import { OutOfSpace } from '../../storage/free-space';
import { signUp, startBackend, useServer, type TestAccount } from '../../testing/test-server';
import { PDF, uploadsTo, textFile, type Context } from './upload.fixtures';

const server = useServer();
const { send } = uploadsTo(server);
const MEBIBYTE = 1024 * 1024;

describe('An upload', () => {
  it.each<[Context, number]>([
    ['send', 5 * MEBIBYTE],
    ['material', 10 * MEBIBYTE],
  ])('must be smaller than the limit of its dialog: %s', async (context, limit) => {
    const account = await signUp(server);
    const pdf = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, 32)]);
    const sent = { name: 'a.pdf', context };
    expect((await send({ ...sent, bytes: pdf(limit - 1) }, account)).key).toMatch(/a\.pdf$/);
    expect(await send({ ...sent, bytes: pdf(limit) }, account)).toMatchObject({
      msg: textFile(`upload.${context}.size`),
    });
  });
});

it('An upload to a full disk is told why it failed, and works once there is space', async () => {
  vi.spyOn(server.services.scratch, 'use').mockRejectedValueOnce(new OutOfSpace('a file'));
  const account = await signUp(server);
  const pdf = { name: 'a.pdf', bytes: PDF };
  expect((await send(pdf, account)).msg).toContain('可能是磁盘满了');
  expect((await send(pdf, account)).key).toMatch(/a\.pdf$/);
});

describe('The quota of an account', () => {
  const small = useServer({}, () => startBackend({ quota: { bytes: 3_000, files: 3 } }));

  it("ends its uploads, also those that come at once, and no other's", async () => {
    const upload = async (account: TestAccount, at: number) => {
      const bytes = Buffer.concat([PDF, Buffer.alloc(1_000, 32)]);
      return (await send({ name: `a${at}.pdf`, bytes }, account)).msg;
    };
    const account = await signUp(small);
    const answers = await Promise.all([1, 2, 3, 4].map((at) => upload(account, at)));
    expect(answers.filter((msg) => msg === undefined)).toHaveLength(2);
    expect(answers).toContain(textFile('upload.quota'));
    expect(await upload(await signUp(small), 1)).toBeUndefined();
  });
});
