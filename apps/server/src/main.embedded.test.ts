import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { afterAll, describe, expect, it } from 'vitest';
import { startProcess } from './testing/server-process';

const folder = mkdtempSync(join(tmpdir(), 'chatdeck-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (output: string, label: string) =>
  new RegExp(`${label}:? +(\\S+)`).exec(output)?.[1] ?? '';

async function logIn(baseUrl: string, email: string, password: string) {
  const client = createChatdeckClient({ baseUrl });
  const { token } = unwrap(await client.account.login({ email, password }));
  return { token, client: createChatdeckClient({ baseUrl, auth: { getToken: () => token } }) };
}

describe('A server on a folder', () => {
  const DATA_DIR = join(folder, 'data');

  it('keeps what it acknowledged through kill -9, and holds its folder alone', async () => {
    const first = await startProcess({ DATA_DIR, LOG_LEVEL: 'trace' });
    expect(first.output()).toContain(`Data folder: ${DATA_DIR}`);
    const email = read(first.output(), 'E-mail');
    const password = read(first.output(), 'Password');
    expect(first.output()).toMatch(/npm run robot -- --key [0-9a-f]{32} --secret [0-9a-f]{64}/);

    const second = await startProcess({ DATA_DIR });
    expect(second.isReady).toBe(false);
    expect(await second.exited).toMatchObject({
      code: 1,
      output: expect.stringContaining('Another Chatdeck server is using the data folder'),
    });

    const { client, token } = await logIn(first.address, email, password);
    const { version } = unwrap(await client.robot.config.load());
    const config = JSON.stringify({ note: 'written a moment before the end' });
    unwrap(await client.robot.config.save({ config, baseVersion: version }));
    const end = await first.kill('SIGKILL');
    expect(end.signal).toBe('SIGKILL');
    // Of a request that was answered long before: the last one may end with the process, before it is written down.
    expect(end.output).toContain('/v1/api/login');
    expect(end.output).not.toContain(token);
    expect(end.output).not.toContain('a moment before the end');

    const third = await startProcess({ DATA_DIR });
    expect(third.isReady).toBe(true);
    expect(third.output()).not.toContain('Password');
    const { client: again } = await logIn(third.address, email, password);
    expect(unwrap(await again.robot.config.load())).toMatchObject({
      config,
      version: version + 1,
    });
    const stream = again.event.listen();
    expect(await stream.next()).toMatchObject({ done: false });
    expect(await third.kill('SIGTERM')).toMatchObject({ code: 0 });
    await stream.return();
  }, 60_000);

  it('warns at its start of what strangers would find', async () => {
    const place = { DATA_DIR: join(folder, 'open'), PUBLIC_URL: 'http://chat.example' };
    const open = await startProcess({ ...place, SANDBOX: '1', CHATDECK_DEMO: '0' });
    await expect.poll(() => open.output()).toMatch(/Warning: http:\/\/chat\.example .*SANDBOX=0/);
    expect(open.output()).toMatch(/Warning: http:\/\/chat\.example .*without https/);
    await open.kill('SIGTERM');
  }, 60_000);

  it('refuses a port that is taken, keeping the demo password for the start that works', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const data = join(folder, 'port');
    for (const setting of ['PORT', 'MQTT_PORT']) {
      const refused = await startProcess({ DATA_DIR: data, [setting]: port });
      const { code, output } = await refused.exited;
      expect(code).toBe(1);
      expect(output).toContain(`Port 127.0.0.1:${port} is taken`);
      expect(output).toContain(`set ${setting}`);
      expect(output).not.toContain('Password');
    }
    taken.close();
    const works = await startProcess({ DATA_DIR: data });
    expect(works.output()).toContain('Password');
    expect(await works.kill('SIGINT')).toMatchObject({ code: 0 });
  }, 60_000);

  it('makes its demo account in the language that is asked for', async () => {
    const server = await startProcess({ DATA_DIR: join(folder, 'english'), CHATDECK_DEMO: 'en' });
    expect(server.output()).toContain('A demo account in English was made');
    const { client } = await logIn(
      server.address,
      read(server.output(), 'E-mail'),
      read(server.output(), 'Password'),
    );
    expect(unwrap(await client.group.searchNames('Book'))).toContain('Book Club 2');
    await server.kill('SIGTERM');
  }, 60_000);

  it('makes no demo account when that is turned off', async () => {
    const server = await startProcess({ DATA_DIR: join(folder, 'bare'), CHATDECK_DEMO: '0' });
    expect(server.output()).not.toContain('demo');
    await server.kill('SIGTERM');
  }, 60_000);
});
