import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const { pid, exitCode } of running.splice(0)) {
    if (pid !== undefined && exitCode === null) process.kill(-pid);
  }
});

/** The command that starts a server. */
type Run = (file: string, port: number) => readonly string[];

/** A port that nothing listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts the server that the page prints in a language; returns its address. */
async function start(locale: string, language: string, run: Run) {
  const page = await readFile(join(import.meta.dirname, `content/${locale}/callback.mdx`), 'utf8');
  const [, code = ''] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page) ?? [];
  const file = join(
    await mkdtemp(join(tmpdir(), 'callback-')),
    `server.${FILE_TYPES[language] ?? language}`,
  );
  await writeFile(file, code);
  const port = await freePort();
  const [command = '', ...args] = run(file, port);
  const env = { ...process.env, PORT: String(port), CALLBACK_TOKEN: 'a secret' };
  // A group of its own: `go run` starts the server as another process.
  running.push(spawn(command, args, { env, stdio: 'ignore', detached: true }));
  return `http://127.0.0.1:${port}/`;
}

const post = (address: string, body: object) =>
  fetch(address, { method: 'POST', body: JSON.stringify(body) });

const QUESTION = { uid: 'a', uname: 'A', roomId: '', roomName: '', isMention: 0, timestamp: 1 };
const FILE_TYPES: Readonly<Record<string, string>> = { js: 'mjs', python: 'py' };
const isInstalled = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;

/** Node is everywhere where this runs; the others are tried where they are installed. */
const LANGUAGES: readonly (readonly [language: string, isHere: boolean, run: Run])[] = [
  ['js', true, (file) => [process.execPath, file]],
  ['python', isInstalled('python3', '--version'), (file) => ['python3', file]],
  ['go', isInstalled('go', 'version'), (file) => ['go', 'run', file]],
  [
    'php',
    isInstalled('php', '--version'),
    (file, port) => ['php', '-S', `127.0.0.1:${port}`, file],
  ],
];

describe.each(LANGUAGES.filter(([, isHere]) => isHere))(
  'The callback server of the documentation in %s',
  (language, _isHere, run) => {
    it.each([
      ['zh-CN', '已发货，预计明天送达', '没有找到这个订单'],
      ['en', 'sent, and due tomorrow', 'There is no such order'],
    ])(
      'answers as the robot reads it, and only its own robot: %s',
      async (locale, sent, unknown) => {
        const address = await start(locale, language, run);
        const ask = (word: string, token: string) => post(address, { ...QUESTION, word, token });
        const answer = await vi.waitFor(() => ask('查订单 1024', 'a secret'), { timeout: 60_000 });
        expect(await answer.json()).toEqual({ code: 200, data: [{ type: 1, content: sent }] });
        const other = await ask('查订单 7', 'a secret');
        expect(await other.json()).toEqual({ code: 200, data: [{ type: 1, content: unknown }] });
        expect((await ask('查订单 1024', 'another')).status).toBe(403);
      },
      // Go builds the server first.
      90_000,
    );
  },
);
