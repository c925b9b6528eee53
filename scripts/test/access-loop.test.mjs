import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../postgresql-server.mjs';

const { access } = yaml.load(readFileSync('deploy/compose.scaled.yaml', 'utf8')).services;
const folder = mkdtempSync(join(tmpdir(), 'chatdeck-access-'));
const robots = join(folder, 'robots');
/** A command of the service, with its volume in the folder of the test. */
const [program, ...args] = access.command.map((part) => part.replaceAll('/access/', `${folder}/`));
const [, ...check] = access.healthcheck.test.map((part) => part.replace('/access/', `${folder}/`));
const isHealthy = () => spawnSync(check[0], check.slice(1)).status === 0;

const starts = (settings) => ({ ...process.env, DATA_DIR: join(folder, 'data'), ...settings });

const stops = [];
const stopAll = async () => {
  for (const stop of stops.splice(0)) await stop();
};

/** Runs the loop; `errors` are what its passes complained of. */
function runLoop(settings = {}) {
  // Its own group, so that the pause ends with it.
  const loop = spawn(program, args, { detached: true, env: starts(settings) });
  const ended = once(loop, 'close');
  const output = { errors: '' };
  loop.stderr.on('data', (chunk) => (output.errors += chunk));
  stops.push(async () => {
    process.kill(-loop.pid, 'SIGKILL');
    await ended;
  });
  return output;
}

// What it runs is built; a checkout that was never built has nothing to run.
describe.skipIf(!existsSync('apps/server/dist/admin.js'))(
  'The list of robots for Mosquitto',
  () => {
    let server;
    beforeAll(async () => {
      mkdirSync(join(folder, 'data'));
      const port = String(await freePort());
      const env = starts({ PORT: port, MQTT_PORT: '0', CHATDECK_DEMO: 'en' });
      server = spawn(process.execPath, ['apps/server/dist/main.js'], { stdio: 'ignore', env });
      await vi.waitFor(
        async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).ok).toBe(true),
        { timeout: 30_000, interval: 250 },
      );
    }, 40_000);
    afterEach(stopAll);
    afterAll(async () => {
      server.kill();
      await once(server, 'close');
      rmSync(folder, { recursive: true });
    });

    it('is written by one pass, with a hash for each account that has keys, and then is healthy', async () => {
      expect(isHealthy()).toBe(false);
      runLoop();
      await expect.poll(isHealthy, { timeout: 20_000 }).toBe(true);
      expect(readFileSync(robots, 'utf8')).toMatch(/^[\w-]+:\$7\$101\$[\w+/=]+\$[\w+/=]+\n$/);
      expect(existsSync(`${robots}.new`)).toBe(false);
    }, 30_000);

    it('stays as it was while the database does not answer', async () => {
      writeFileSync(robots, 'as it was\n');
      const output = runLoop({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
      await expect.poll(() => output.errors, { timeout: 20_000 }).toMatch(/\S/);
      expect(readFileSync(robots, 'utf8')).toBe('as it was\n');
    }, 30_000);
  },
);
