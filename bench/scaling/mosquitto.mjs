import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canInstall, installPackages } from '../../scripts/debian.mjs';
import { freePort } from '../../scripts/postgresql-server.mjs';

const PROGRAM = '/usr/sbin/mosquitto';
const ACL = join(import.meta.dirname, '../../docs/mqtt/mosquitto.acl');
const PASSWORD = 'secret';
const START_MS = 10_000;

/** Starts a temporary Mosquitto with our access list, which lets in the robots of these lines and the server. */
export async function startMosquitto(robots) {
  if (!existsSync(PROGRAM) && canInstall()) installPackages(['mosquitto']);
  const folder = mkdtempSync(join(tmpdir(), 'bench-mosquitto-'));
  // Mosquitto drops its root privileges, and reads its files before that.
  chmodSync(folder, 0o755);
  const passwords = join(folder, 'passwords');
  writeFileSync(passwords, `${robots}\n`);
  execFileSync('mosquitto_passwd', ['-b', passwords, 'chatdeck', PASSWORD]);
  const port = await freePort();
  const lines = [
    `listener ${port} 127.0.0.1`,
    'allow_anonymous false',
    `password_file ${passwords}`,
    `acl_file ${ACL}`,
    'user root',
    'log_type error',
  ];
  writeFileSync(join(folder, 'mosquitto.conf'), `${lines.join('\n')}\n`);
  const broker = spawn(PROGRAM, ['-c', join(folder, 'mosquitto.conf')], { stdio: 'ignore' });
  await untilOpen(port);
  return {
    port,
    pid: broker.pid,
    version: versionOf(PROGRAM),
    serverUrl: `mqtt://chatdeck:${PASSWORD}@127.0.0.1:${port}`,
    publicUrl: `mqtt://127.0.0.1:${port}`,
    stop: () => {
      broker.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its help begins with its version, and ends with a failure. */
const versionOf = (program) =>
  /version (\S+)/.exec(spawnSync(program, ['-h']).stdout.toString())?.[1] ?? '';

async function untilOpen(port) {
  const until = performance.now() + START_MS;
  while (!(await isOpen(port))) {
    if (performance.now() > until) throw new Error('Mosquitto does not listen.');
    await pause(50);
  }
}

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
