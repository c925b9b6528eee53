import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, installPackages } from './debian.mjs';

const VERSIONS = '/usr/lib/postgresql';

/** The folder of the PostgreSQL programs; as root on Debian they are installed if missing. */
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

/**
 * A port that nobody listens to now.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Starts a temporary PostgreSQL server; `stop` removes all of it. */
export async function startPostgres() {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'chatdeck-postgresql-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  if (asUser.length > 0) {
    const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres']));
    chownSync(folder, id('-u'), id('-g'));
  }
  const run = (/** @type {string} */ program, /** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...asUser, join(programs, program), ...args];
    execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  };

  const port = await freePort();
  run('initdb', '-D', data, '-U', 'chatdeck', '-A', 'trust', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const start = () =>
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  const stop = (/** @type {'fast' | 'immediate'} */ mode) =>
    run('pg_ctl', '-D', data, '-m', mode, 'stop');
  /** Signals every process of the server, since they have their own process sessions. */
  const signalAll = (/** @type {NodeJS.Signals} */ signal) => {
    const pid = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    const children = execFileSync('pgrep', ['-P', pid]).toString().trim().split('\n');
    [pid, ...children].forEach((one) => signalIfRunning(Number(one), signal));
  };
  start();
  return {
    url: `postgresql://chatdeck@127.0.0.1:${port}/postgres`,
    start,
    stop,
    /** Freezes the server: it neither responds nor closes connections. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove: () => {
      stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process of the server can end after it was listed. */
function signalIfRunning(/** @type {number} */ pid, /** @type {NodeJS.Signals} */ signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Runs `use` with the URL of a temporary PostgreSQL server, which is removed afterwards. */
export async function withPostgres(use) {
  const server = await startPostgres();
  try {
    return await use(server.url);
  } finally {
    server.remove();
  }
}
