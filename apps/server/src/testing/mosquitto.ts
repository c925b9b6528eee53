import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../../../scripts/postgresql-server.mjs';

const DEPLOY = join(import.meta.dirname, '../../../../deploy');
const ACL = join(DEPLOY, '../docs/mqtt/mosquitto.acl');

type Exit = [code: number | null, signal: NodeJS.Signals | null];

/** Mosquitto by the script and the configuration of our container, on free ports, with files of its own. */
export async function openMosquitto() {
  const folder = mkdtempSync(join(tmpdir(), 'chatdeck-mosquitto-'));
  // Mosquitto drops its root privileges.
  chmodSync(folder, 0o755);
  const files = {
    ACCESS_FILE: join(folder, 'robots'),
    CONF_FILE: join(folder, 'mosquitto.conf'),
    PASSWORD_FILE: join(folder, 'passwords'),
  };
  const port = await freePort();
  const conf = readFileSync(join(DEPLOY, 'mosquitto.conf'), 'utf8')
    .replace('listener 1883', `listener ${port} 127.0.0.1`)
    .replace('listener 9001', `listener ${await freePort()} 127.0.0.1`)
    .replace('/tmp/passwords', files.PASSWORD_FILE)
    .replace('/etc/chatdeck/mosquitto.acl', ACL);
  // Root would become another user, who may not read the passwords when they change.
  writeFileSync(files.CONF_FILE, `${conf}user root\n`);

  let running: { readonly pid: number; readonly ended: Promise<Exit> } | undefined;
  return {
    port,
    url: `mqtt://chatdeck:secret@127.0.0.1:${port}`,

    /** Writes the list of robots as the service `access` does: complete, or not at all. */
    admit(passwords: string): void {
      writeFileSync(`${files.ACCESS_FILE}.new`, `${passwords}\n`);
      renameSync(`${files.ACCESS_FILE}.new`, files.ACCESS_FILE);
    },

    /** Resolves once it accepts connections. */
    async start(): Promise<void> {
      const script = spawn('sh', [join(DEPLOY, 'mosquitto.sh')], {
        env: { ...process.env, ...files, MQTT_PASSWORD: 'secret', POLL_S: '0.1' },
        stdio: 'ignore',
        // In a group of their own, so that the script and the broker can be killed together.
        detached: true,
      });
      running = { pid: script.pid ?? 0, ended: once(script, 'close') as Promise<Exit> };
      await vi.waitFor(async () => {
        const probe = createConnection(port, '127.0.0.1');
        await once(probe, 'connect').finally(() => probe.destroy());
      }, 10_000);
    },

    /** Stops it in an orderly way, or kills it; resolves with how the script ended. */
    async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<Exit | undefined> {
      if (running === undefined) return undefined;
      const { pid, ended } = running;
      running = undefined;
      process.kill(signal === 'SIGKILL' ? -pid : pid, signal);
      return ended;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
