import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrateDatabase, type Upgrade } from './migrate-database';
import { allMigrations } from './migrations';
import { poolUse } from './database-use';
import { openServerPool, SturdyPool } from './postgres-pool';
import * as schema from './schema';

/** An arbitrary number; instances that start at the same time run the migrations one after another by this lock. */
const MIGRATION_LOCK = 7_100_001;

/**
 * Opens a PostgreSQL server by its address, either for a server, whose requests have to be answered in time, or for a
 * command, which may wait.
 */
export async function openPostgres(
  connectionString: string,
  upgrade?: Upgrade,
  use: 'server' | 'command' = 'server',
) {
  await migrateServer(connectionString, upgrade);
  if (use === 'command') {
    const pool = new SturdyPool({ connectionString });
    return { pool, db: on(pool), use: poolUse(pool), close: () => pool.end() };
  }
  const { pool, close } = openServerPool(connectionString);
  return { pool, db: on(pool), use: poolUse(pool), close };
}

const on = (pool: pg.Pool) => drizzle({ client: pool, schema, casing: 'snake_case' });

/** Migrations may take long, so they use a connection without timeouts. */
async function migrateServer(connectionString: string, upgrade?: Upgrade): Promise<void> {
  const connection = new pg.Client({ connectionString });
  connection.on('error', () => {});
  await connection.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle({ client: connection, schema, casing: 'snake_case' });
    await migrateDatabase(
      db,
      upgrade ?? { migrations: await allMigrations() },
      (migrationsFolder) => migrate(db, { migrationsFolder }),
    );
  } finally {
    // Closing the connection releases the lock.
    await connection.end().catch(() => {});
  }
}
