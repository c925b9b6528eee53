import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { dockerfile, layOut } from './production-layout.mjs';

/** Of the 250 MB that the image may have; the rest is for Alpine with libstdc++ and the program of Node. */
const APP_LIMIT_BYTES = 110_000_000;

const folder = mkdtempSync(join(tmpdir(), 'chatdeck-container-'));
const stops = [];
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true, force: true });
  // Thousands of files.
}, 60_000);

const value = (name) => dockerfile().findLast((one) => one.name === name).value;
const execForm = (text) => JSON.parse(text.slice(text.indexOf('[')));
const environment = Object.fromEntries(
  value('ENV')
    .split(' ')
    .map((one) => one.split('=')),
);

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return String(port);
}

// What is copied is built; a checkout that was never built has nothing to start.
describe.skipIf(!existsSync('apps/server/dist/main.js'))('What the image contains', () => {
  it('is small, starts by the command of the image, is healthy by its check, and writes only its data', async () => {
    const app = join(folder, 'app');
    const data = join(folder, 'data');
    [app, data].forEach((path) => mkdirSync(path));
    const bytes = layOut(app);
    expect(bytes).toBeGreaterThan(20_000_000);
    expect(bytes).toBeLessThan(APP_LIMIT_BYTES);
    spawnSync('chmod', ['-R', 'a-w,a+rX', app]);
    chmodSync(folder, 0o755);

    const isRoot = process.getuid?.() === 0;
    // The server makes its data folder private, so it has to own it.
    if (isRoot) chownSync(data, Number(value('USER')), Number(value('USER')));
    const env = {
      PATH: process.env.PATH,
      ...environment,
      HOST: '127.0.0.1',
      DATA_DIR: data,
      PORT: await freePort(),
      MQTT_PORT: '0',
    };
    // Root may write everywhere, so it starts the program as the user of the image.
    const user = isRoot ? { uid: Number(value('USER')), gid: Number(value('USER')) } : {};
    const check = () => {
      const [program, ...args] = execForm(value('HEALTHCHECK'));
      return spawnSync(program, args, { env }).status;
    };
    expect(check()).toBe(1);
    const [program, ...args] = execForm(value('CMD'));
    const server = spawn(program, args, { cwd: app, env, ...user });
    let output = '';
    server.stdout.on('data', (chunk) => (output += chunk));
    server.stderr.on('data', (chunk) => (output += chunk));
    const ended = once(server, 'close');
    stops.push(async () => {
      server.kill('SIGKILL');
      await ended;
      spawnSync('chmod', ['-R', 'u+w', app]);
    });
    await Promise.race([
      vi.waitFor(() => expect(check()).toBe(0), { timeout: 30_000, interval: 250 }),
      ended.then(() => Promise.reject(new Error(output))),
    ]);
    const page = await fetch(`http://127.0.0.1:${env.PORT}/login`);
    expect(await page.text()).toContain('<script');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }, 60_000);
});
