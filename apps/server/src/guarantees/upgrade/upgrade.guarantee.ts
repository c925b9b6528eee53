import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { openDatabase } from '../../database/open-database';
import { withMigrationsUpTo } from '../../database/migrations';
import { places } from '../../places';
import { grouped, show } from '../guarantee';
import { contentsOf, lostIn } from './contents';
import { fillTables } from './fill-tables';

/** `npm run gauntlet -- upgrade` begins at each. */
const isEvery = process.env.UPGRADE_STARTS === 'all';
const SOME = 2;

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

let starts: readonly { readonly tag: string; readonly when: number }[];
beforeAll(async () => {
  const text = await readFile(join(places.migrations, 'meta', '_journal.json'), 'utf8');
  const earlier = journal.parse(JSON.parse(text)).entries.slice(0, -1);
  const step = isEvery ? 1 : Math.ceil(earlier.length / SOME);
  starts = earlier.filter((_, at) => at % step === 0 || at === earlier.length - 1);
});

/** A folder with a database of an earlier version and rows in each of its tables; returns what it holds. */
async function makeEarlier(dataDir: string, when: number) {
  return withMigrationsUpTo(when, async (migrations) => {
    const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, migrations);
    const rows = await fillTables(db);
    const before = await contentsOf(db);
    await close();
    return { rows, before };
  });
}

describe('An upgrade', () => {
  it('from each earlier version keeps every row', async (context) => {
    let rows = 0;
    let noticed = 0;
    for (const { tag, when } of starts) {
      const dataDir = await mkdtemp(join(inject('scratch'), 'upgrade-'));
      const earlier = await makeEarlier(dataDir, when);
      rows += earlier.rows;
      expect([...earlier.before.values()].filter((columns) => columns.size === 0)).toEqual([]);

      const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
      expect(lostIn(await contentsOf(db), earlier.before), `from ${tag}`).toEqual([]);
      await db.execute(sql`delete from materials where id = (select min(id) from materials)`);
      if (lostIn(await contentsOf(db), earlier.before).length > 0) noticed += 1;
      await close();
    }
    expect(noticed).toBe(starts.length);
    show(context, {
      name: 'Upgrades',
      measured: `from ${starts.length} earlier versions with rows in every table: 0 of ${grouped(rows)} rows lost or altered`,
      control: `one row removed after each: noticed ${noticed} of ${starts.length} times`,
      cases: starts.length,
    });
  });
});
