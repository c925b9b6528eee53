import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { isOutOfSpace, RESERVED_BYTES } from '../storage/free-space';
import { partChecks } from '../watching/part-checks';
import { openEmbedded } from './embedded';
import { requireSpace, guardSpace, preallocateWal } from './embedded-space';

const MEGABYTE = 1024 * 1024;
const nothing = () => Promise.resolve();

let embedded: Awaited<ReturnType<typeof openEmbedded>>;
let left = Infinity;
const free = () => Promise.resolve(left);
beforeAll(async () => void (embedded = await openEmbedded(undefined, inject('databaseImage'))));
beforeEach(() => void (left = Infinity));
afterAll(() => embedded.client.close());

const write = () =>
  embedded.client.query(`insert into server_secrets (name, value) values ('x' || random(), 'y')`);
const canWrite = () =>
  write().then(
    () => true,
    (error: unknown) => {
      if (!isOutOfSpace(error)) throw error;
      return false;
    },
  );

describe('A database whose disk is nearly full', () => {
  it('is read-only until there is space again', async () => {
    const seen: boolean[] = [];
    const stop = guardSpace(embedded.client, free, {
      onSpace: (isWritable) => seen.push(isWritable),
      onFailure: (error) => {
        throw error;
      },
    });
    try {
      expect(await canWrite()).toBe(true);
      left = RESERVED_BYTES - 1;
      await expect.poll(() => seen).toEqual([false]);
      expect(await canWrite()).toBe(false);
      expect((await embedded.client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      left = RESERVED_BYTES + 8 * MEGABYTE;
      await expect.poll(() => seen).toEqual([false, true]);
      expect(await canWrite()).toBe(true);
    } finally {
      await stop();
    }
  });

  it('is a part of the server that failed', async () => {
    const { database } = partChecks({
      db: embedded.db,
      broker: { state: () => ({ isUp: true, connections: 0, robots: 0 }) },
      store: { check: nothing },
      postman: { check: nothing },
      events: { isUp: () => true },
    });
    await database.run();
    await embedded.client.query('set default_transaction_read_only = on');
    await expect(database.run()).rejects.toThrow('is read-only');
    await embedded.client.query('set default_transaction_read_only = off');
  });

  it('is not opened, and the operator is told how much is missing', async () => {
    await expect(requireSpace('/data', () => Promise.resolve(12 * MEGABYTE))).rejects.toThrow(
      'The disk of DATA_DIR (/data) has 12 MB left, and the database needs 64 MB',
    );
    await requireSpace('/data', () => Promise.resolve(RESERVED_BYTES));
  });
});

describe('The write-ahead log of a new database', () => {
  const segments = async () => {
    const { rows } = await embedded.client.query<{ count: number }>(
      'select count(*)::int as count from pg_ls_waldir()',
    );
    return rows[0]?.count ?? 0;
  };

  it('has segments to go on with when the disk fills up in the middle of a statement', async () => {
    left = RESERVED_BYTES + 47 * MEGABYTE;
    await preallocateWal(embedded.client, free);
    expect(await segments()).toBe(1);
    left = Infinity;
    await preallocateWal(embedded.client, free);
    const made = await segments();
    expect(made).toBeGreaterThanOrEqual(3);
    await preallocateWal(embedded.client, free);
    expect(await segments()).toBe(made);
  });
});
