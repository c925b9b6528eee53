import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, installPackages } from './debian.mjs';

const VERSIONS = '/usr/lib/postgresql';

/** The folder of the programs; on Debian as root they are installed when there are none. */
function findPrograms() {
  if (!existsSync(VERSIONS) && canInstall()) installPackages(['postgresql']);
  const newest = existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .sort((a, b) => Number(b) - Number(a))
        .at(0)
    : undefined;
  if (!newest) throw new Error('No PostgreSQL was found; install the package `postgresql`.');
  return join(VERSIONS, newest, 'bin');
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Runs `use` with the address of a PostgreSQL server of its own, which is gone afterwards. */
export async function withPostgres(use) {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'chatdeck-postgresql-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  if (asUser.length > 0) {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres']).toString());
    chownSync(folder, id('-u'), id('-g'));
  }
  function run(program, ...args) {
    const [command, ...rest] = [...asUser, join(programs, program), ...args];
    execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  }

  const port = await freePort();
  run('initdb', '-D', data, '-U', 'chatdeck', '-A', 'trust', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  try {
    return await use(`postgresql://chatdeck@127.0.0.1:${port}/postgres`);
  } finally {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  }
}
