import { expect, inject, it, vi } from 'vitest';
import { openEmbedded } from './embedded';
import { keepTended, tendLog, tendTables } from './embedded-upkeep';

it('reuses the space of deleted rows and learns how many there are, as a server does by itself', async () => {
  const { client } = await openEmbedded(undefined, inject('databaseImage'));
  try {
    const read = async (text: string) => (await client.query(text)).rows[0];
    const fill = () =>
      client.query(
        `insert into server_secrets (name, value) select 'x' || n, repeat('y', 100) from generate_series(1, 5000) as n`,
      );
    const known = () =>
      read(`select reltuples::int as rows from pg_class where relname = 'server_secrets'`);
    const bytes = () => read(`select pg_relation_size('server_secrets')::int as bytes`);

    await fill();
    await tendTables(client);
    expect(await known()).toEqual({ rows: 5_000 });
    // A bound per tenth: more are learnt from more rows, while which nobody is answered.
    expect(
      await read(
        `select array_length(histogram_bounds::text::text[], 1) as bounds from pg_stats where tablename = 'server_secrets' and attname = 'name'`,
      ),
    ).toEqual({ bounds: 11 });
    const before = await bytes();
    for (let time = 0; time < 3; time += 1) {
      await client.query('delete from server_secrets');
      await tendTables(client);
      await fill();
    }
    expect(await bytes()).toEqual(before);
  } finally {
    await client.close();
  }
});

it('writes a long log to the tables and uses its files again, as a server does by itself', async () => {
  const { client } = await openEmbedded(undefined, inject('databaseImage'));
  try {
    const look = async () => {
      const { rows } = await client.query<{ files: number; begin: string }>(
        `select redo_lsn as begin, (select count(*)::int from pg_ls_waldir()) as files from pg_control_checkpoint()`,
      );
      return rows[0];
    };
    const write = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await client.query(
          `insert into server_secrets (name, value) values ('x' || random(), 'y')`,
        );
        // Each file has 16 MB.
        await client.query('select pg_switch_wal()');
      }
    };

    const before = await look();
    await write(1);
    await tendLog(client);
    expect((await look())?.begin).toBe(before?.begin);
    for (let round = 0; round < 4; round += 1) {
      await write(4);
      await tendLog(client);
    }
    const after = await look();
    expect(after?.begin).not.toBe(before?.begin);
    expect(after?.files).toBeLessThanOrEqual(6);
  } finally {
    await client.close();
  }
});

it('reports a table that could not be tended, and tries again', async () => {
  vi.useFakeTimers();
  const failures: unknown[] = [];
  const full = new Error('no space left on the disk');
  const stop = keepTended(
    { query: () => Promise.reject(full) },
    () => Promise.resolve(Infinity),
    (error) => failures.push(error),
  );
  try {
    await vi.advanceTimersByTimeAsync(20_000);
    expect(failures).toEqual([full, full]);
  } finally {
    await stop();
    vi.useRealTimers();
  }
});
