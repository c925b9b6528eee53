import { readFile } from 'node:fs/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { DRIZZLE_PARSERS, parseByClient } from './embedded-parsers';

let client: PGlite;
beforeAll(async () => {
  const loadDataDir = new Blob([await readFile(inject('databaseImage'))]);
  client = await PGlite.create({ loadDataDir, parsers: DRIZZLE_PARSERS });
}, 60_000);
afterAll(() => client.close());

describe('The parsers of the embedded database', () => {
  it('are those that Drizzle passes with each query', async () => {
    const query = vi.spyOn(client, 'query');
    await drizzle({ client }).execute(sql`select 1`);
    const passed = query.mock.lastCall?.[2]?.parsers ?? {};
    query.mockRestore();
    expect(Object.keys(DRIZZLE_PARSERS)).toEqual(Object.keys(passed));
    expect(passed[types.DATE]?.('2026-01-01')).toBe('2026-01-01');
  });

  it('are those of the client, whatever comes with a query', async () => {
    parseByClient(client);
    const day = sql`select date '2026-01-01' as day`;
    const text = "select date '2026-01-01' as day";
    const others = { parsers: { [types.DATE]: () => 'parsed with the query' } };
    expect((await client.query(text, [], others)).rows).toEqual([{ day: '2026-01-01' }]);
    const inTransaction = await client.transaction((tx) => tx.query(text, [], others));
    expect(inTransaction?.rows).toEqual([{ day: '2026-01-01' }]);
    expect((await drizzle({ client }).execute(day)).rows).toEqual([{ day: '2026-01-01' }]);
  });
});
