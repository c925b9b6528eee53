import pg from 'pg';
import { inject } from 'vitest';
import { openEmbedded } from '../database/embedded';
import type { OpenDatabase } from '../database/open-database';
import { openPostgres } from '../database/postgres';
import { readEachTime } from '../database/remembered-reads';
import { randomHex } from '../security/secrets';

/** An empty database: embedded, or a new one on the PostgreSQL server of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server !== undefined) return openOn(server);
  const embedded = await openEmbedded(undefined, inject('databaseImage'));
  const { client, db, remember, use } = embedded;
  return { db, remember, use, isOurs: true, close: () => client.close() };
}

async function openOn(server: string): Promise<OpenDatabase> {
  const name = `chatdeck_test_${randomHex(6)}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = name;
  const { db, use, close } = await openPostgres(url.href);
  return { db, remember: readEachTime, use, isOurs: false, url: url.href, close };
}
