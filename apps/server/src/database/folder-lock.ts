import { createHash, randomBytes } from 'node:crypto';
import { link, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse } from '../start-refused';

const LOCK = /^lock\.(\d+)$/;
/** Longer than any path. */
const LINE_MAX = 10_000;
/** How the process that holds a folder answers a request of another process of the same user; it never throws. */
export type Answer = (request: string) => Promise<string>;

/** A socket path is limited to about a hundred bytes; the file name inside the folder needs the rest. */
const LONGEST_FOLDER = 70;

/**
 * Locks a folder for this process: two processes in one embedded database lose rows without an error. The lock is a
 * listening socket, so the system releases it however the process ends. Locks are numbered and a number is never
 * reused, so removing a dead lock cannot remove a live one.
 */
export async function lockFolder(folder: string, answer?: Answer): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return lockByPipe(folder, answer);
  const short = await shortPath(folder);
  try {
    const server = await takeNextNumber(folder, short.path, answer);
    return () => closeServer(server);
  } finally {
    await short.release();
  }
}

/**
 * Sends a request to the process that holds a folder; undefined when there is none, or when it does not answer
 * requests.
 */
export async function askHolder(folder: string, request: string): Promise<string | undefined> {
  if (process.platform === 'win32') return ask(pipeOf(folder), request);
  const short = await shortPath(folder);
  try {
    for (const number of await lockNumbers(folder)) {
      const answer = await ask(join(short.path, `lock.${number}`), request);
      if (answer !== undefined) return answer;
    }
    return undefined;
  } finally {
    await short.release();
  }
}

function ask(path: string, request: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(path, () => socket.write(`${request}\n`)).setEncoding('utf8');
    socket.on('data', (text) => (answer += String(text)));
    socket.once('error', () => resolve(undefined));
    socket.once('close', () => resolve(answer === '' ? undefined : answer));
  });
}

async function takeNextNumber(folder: string, path: string, answer?: Answer): Promise<Server> {
  const ownName = `lock-${randomBytes(6).toString('hex')}`;
  const server = await listen(join(path, ownName), answer);
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

const pipeOf = (folder: string) =>
  `\\\\.\\pipe\\chatdeck-${createHash('sha256').update(folder).digest('hex')}`;

async function lockByPipe(folder: string, answer?: Answer): Promise<() => Promise<void>> {
  const server = await listen(pipeOf(folder), answer).catch(() => {
    throw inUse(folder);
  });
  return () => closeServer(server);
}

/** An alias of the folder that is short enough for a socket path. */
async function shortPath(folder: string) {
  if (Buffer.byteLength(folder) <= LONGEST_FOLDER) return { path: folder, release: async () => {} };
  const aside = await mkdtemp(join(tmpdir(), 'cd-'));
  const path = join(aside, 'd');
  await symlink(folder, path);
  return { path, release: () => rm(aside, { recursive: true, force: true }) };
}

function listen(path: string, answer: Answer | undefined): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      // Most clients connect only to see whether the lock is held.
      socket.on('error', () => socket.destroy());
      if (answer === undefined) socket.destroy();
      else answerLine(socket.setEncoding('utf8'), answer);
    });
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

function answerLine(socket: Socket, answer: Answer): void {
  let request = '';
  socket.on('data', (text) => {
    request += String(text);
    if (request.length > LINE_MAX) return void socket.destroy();
    if (!request.endsWith('\n')) return;
    socket.removeAllListeners('data');
    void answer(request.trimEnd()).then((said) => socket.end(said));
  });
}

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => server.close(() => resolve()));

const inUse = (folder: string) => new FolderInUse(folder);
