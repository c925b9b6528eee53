import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { outboxMailer, smtpMailer } from '../mail/open-mailer';
import { folderStore } from '../storage/folder-store';
import { OF_OPERATOR, startBackend, useServer } from '../testing/test-server';
import { PARTS, watchParts, type Part, type PartCheck } from './parts';

let log = '';
beforeEach(() => {
  log = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Parts that work, but for those given. */
const checks = (given: Partial<Record<Part, PartCheck>>): Record<Part, PartCheck> => {
  const works: PartCheck = { run: () => Promise.resolve(), validMs: 0 };
  return {
    database: works,
    broker: works,
    fileStore: works,
    mail: works,
    eventChannel: works,
    ...given,
  };
};

describe('The health of a part', () => {
  it('is since when it is so, and a failure is logged once', async () => {
    let isDown = false;
    const run = () => (isDown ? Promise.reject(new Error('refused')) : Promise.resolve());
    const parts = watchParts(checks({ mail: { run, validMs: 0 } }));
    const seen = async () => {
      const { mail } = Object.fromEntries(await parts.check());
      return { isOk: mail?.isOk, since: mail?.since.getTime() ?? NaN };
    };
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
    expect(await seen()).toEqual({ isOk: true, since: 1_000 });
    vi.setSystemTime(1_500);
    expect(await seen()).toEqual({ isOk: true, since: 1_000 });
    isDown = true;
    vi.setSystemTime(2_000);
    const failed = await seen();
    expect(failed).toEqual({ isOk: false, since: 2_000 });
    vi.setSystemTime(3_000);
    expect(await seen()).toEqual(failed);
    expect(log.split('A part of the server failed: mail')).toHaveLength(2);
    isDown = false;
    expect(await seen()).toEqual({ isOk: true, since: 3_000 });
  });

  it('is bad when it gives no answer', async () => {
    const run = () => new Promise<never>(() => {});
    const parts = watchParts(checks({ fileStore: { run, validMs: 0 } }), 10);
    expect((await parts.check()).get('fileStore')?.isOk).toBe(false);
  });

  it('is asked for once in a while, however many want to know', async () => {
    const run = vi.fn(() => Promise.resolve());
    const parts = watchParts(checks({ mail: { run, validMs: 60_000 } }));
    await Promise.all([parts.check(), parts.check()]);
    await parts.check();
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('A part fails', () => {
  it('where files cannot be stored', async () => {
    const folder = await mkdtemp(join(inject('scratch'), 'store-'));
    await folderStore(join(folder, 'files')).check();
    await writeFile(join(folder, 'in the way'), '');
    await expect(folderStore(join(folder, 'in the way')).check()).rejects.toThrow();
  });

  it('where mails cannot be delivered, without sending one', async () => {
    const folder = await mkdtemp(join(inject('scratch'), 'mail-'));
    const printed: string[] = [];
    await outboxMailer(join(folder, 'outbox'), (line) => printed.push(line)).check();
    expect(printed).toEqual([]);
    const nowhere = smtpMailer(new URL('smtp://127.0.0.1:9'), 'no-reply@example.com');
    await expect(nowhere.check()).rejects.toThrow();
    nowhere.close();
  });
});

describe('The health by part', () => {
  const server = useServer({}, startBackend);
  it('names each part, that it works and since when', async () => {
    const answer = await server.app.inject({ url: '/healthz/parts', headers: OF_OPERATOR });
    const { parts, ...rest } = answer.json<{ status: string; parts: Record<string, unknown> }>();
    expect(Object.keys(parts)).toEqual([...PARTS]);
    for (const part of Object.values(parts)) {
      expect(part).toEqual({ status: 'ok', since: expect.stringMatching(/^\d{4}-.*Z$/) as string });
    }
    expect(answer.statusCode).toBe(200);
    expect(rest).toEqual({ status: 'ok', version: '0.0.0' });
  });

  it('says which one failed, and leaves the server ready', async () => {
    const { broker } = server.services;
    await broker.close();
    const answer = await server.app.inject({ url: '/healthz/parts', headers: OF_OPERATOR });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      status: 'failed',
      parts: { broker: { status: 'failed' }, database: { status: 'ok' } },
    });
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await server.app.inject({ url: '/metrics', headers: OF_OPERATOR })).body).toContain(
      'chatdeck_part_up{part="broker"} 0',
    );
  });
});
