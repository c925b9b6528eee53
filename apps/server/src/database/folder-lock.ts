import { createHash, randomBytes } from 'node:crypto';
import { link, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse } from '../start-refused';

const LOCK = /^lock\.(\d+)$/;
/** A socket path holds about a hundred bytes; a name inside the folder needs the rest. */
const LONGEST_FOLDER = 70;

/**
 * Holds a folder for this process alone: two processes in one embedded database lose rows without
 * an error. The lock is a listening socket, so the system frees it however the process ends. Locks
 * are numbered and a number is never used twice, so clearing a dead one cannot hit a living one.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return lockByPipe(folder);
  const short = await shortPath(folder);
  try {
    const server = await takeNextNumber(folder, short.path);
    return () => closeServer(server);
  } finally {
    await short.release();
  }
}

async function takeNextNumber(folder: string, path: string): Promise<Server> {
  const ownName = `lock-${randomBytes(6).toString('hex')}`;
  const server = await listen(join(path, ownName));
  try {
    for (;;) {
      const numbers = await lockNumbers(folder);
      const answers = await Promise.all(
        numbers.map((number) => isAlive(join(path, `lock.${number}`))),
      );
      if (answers.includes(true)) throw inUse(folder);
      if (await claim(folder, ownName, Math.max(0, ...numbers) + 1)) {
        await Promise.all(
          numbers.map((number) => rm(join(folder, `lock.${number}`), { force: true })),
        );
        return server;
      }
    }
  } catch (error) {
    await closeServer(server);
    throw error;
  } finally {
    await rm(join(folder, ownName), { force: true });
  }
}

/** Gives our socket its number; false when another process was first. */
async function claim(folder: string, ownName: string, number: number): Promise<boolean> {
  try {
    await link(join(folder, ownName), join(folder, `lock.${number}`));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function lockNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.map((name) => Number(LOCK.exec(name)?.[1] ?? 0)).filter((number) => number > 0);
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT');
    });
  });
}

async function lockByPipe(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(folder).digest('hex');
  const server = await listen(`\\\\.\\pipe\\chatdeck-${name}`).catch(() => {
    throw inUse(folder);
  });
  return () => closeServer(server);
}

/** The folder under a name that is short enough for a socket. */
async function shortPath(folder: string) {
  if (Buffer.byteLength(folder) <= LONGEST_FOLDER) return { path: folder, release: async () => {} };
  const aside = await mkdtemp(join(tmpdir(), 'cd-'));
  const path = join(aside, 'd');
  await symlink(folder, path);
  return { path, release: () => rm(aside, { recursive: true, force: true }) };
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => server.close(() => resolve()));

const inUse = (folder: string) => new FolderInUse(folder);
