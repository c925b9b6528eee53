import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from './database';
import { rowsOf } from './rows';

const applied = z.object({ last: z.coerce.number() });

/** The time of the last migration that a database has; 0 for an empty one. */
export async function migrationOf(db: Database): Promise<number> {
  const known = rowsOf(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`),
  );
  if (known[0]?.['known'] !== true) return 0;
  const rows = rowsOf(
    await db.execute(
      sql`select coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations`,
    ),
  );
  return applied.parse(rows[0]).last;
}
