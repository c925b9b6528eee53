import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgresql-server.mjs';

// The driver of the server, which is no dependency of the repository itself.
const require = createRequire(join(import.meta.dirname, '../../apps/server/package.json'));
const { Client, Pool } = require('pg');

/** What the connections call themselves over which the bench looks at the others. */
export const OBSERVER = 'bench';

/** A temporary PostgreSQL server that counts its statements; with its own settings otherwise. */
export async function openDatabaseServer() {
  const server = await startPostgres();
  const setUp = new Client({ connectionString: server.url });
  await setUp.connect();
  await setUp.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await setUp.end();
  server.stop('fast');
  server.start();

  const pool = new Pool({ connectionString: server.url, max: 2, application_name: OBSERVER });
  pool.on('error', () => {});
  const rows = async (text, values) => (await pool.query(text, values)).rows;
  await rows('create extension pg_stat_statements');
  const [{ pid }] = await rows('select pg_backend_pid() as pid');
  return {
    url: server.url,
    rows,
    version: async () => (await rows('show server_version'))[0].server_version.split(' ')[0],
    /** The process that every connection is a child of. */
    pid: parentOf(pid),
    /** A pool of connections of its own, or one connection that listens. */
    pool: (max) => new Pool({ connectionString: server.url, max }),
    connect: async () => {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      return client;
    },
    remove: async () => {
      await pool.end();
      server.remove();
    },
  };
}

/** The fields of a process after its name, which may contain blanks. */
const parentOf = (pid) =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
