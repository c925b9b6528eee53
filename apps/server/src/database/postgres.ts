import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { bringUpToDate, type Upgrade } from './bring-up-to-date';
import { allMigrations } from './migrations';
import * as schema from './schema';

/** Any number; instances that start at once take turns at the migrations by it. */
const MIGRATION_LOCK = 7_100_001;

/** A PostgreSQL server reached by its address. */
export async function openPostgres(connectionString: string, upgrade?: Upgrade) {
  const pool = new pg.Pool({ connectionString });
  // A resting connection that the server drops is no failure: the next query opens another.
  pool.on('error', () => {});
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle({ client: connection, schema, casing: 'snake_case' });
    await bringUpToDate(db, upgrade ?? { migrations: await allMigrations() }, (migrationsFolder) =>
      migrate(db, { migrationsFolder }),
    );
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    connection.release();
  }
  return { pool, db: drizzle({ client: pool, schema, casing: 'snake_case' }) };
}
