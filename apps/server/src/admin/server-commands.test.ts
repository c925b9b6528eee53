import { unwrap } from '@chatdeck/sdk';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../database/open-database';
import { SETTING_NAMES } from '../environment';
import { friends, signUpSender, TEXT } from '../resources/send/job.fixtures';
import { readSettings } from '../settings';
import { signUpMember, startBackend, useServer } from '../testing/test-server';
import { operate } from './admin.fixtures';
import { runAdmin } from './cli';

const inForce = readSettings({
  PUBLIC_URL: 'https://chat.example.com',
  SMTP_URL: 'smtp://me:canary-pass-0001@mail.example.com',
  BACKUP_KEEP: '3',
}).inForce;
const server = useServer({}, () =>
  startBackend({
    inForce,
    backupEveryMs: 86_400_000,
    backupKeep: 3,
    openApiUnsigned: true,
    host: '0.0.0.0',
  }),
);

describe('An operator', () => {
  it('sees what the server does now, as its page shows it', async () => {
    const { email, robot } = await signUpMember(server);
    await robot.get('/wechat/heart', { heartBeat: 'live' });
    const sender = await signUpSender(server);
    const listener = await sender.robot.listen();
    await server.services.dispatcher.stop();
    const send = { target: 'Contact' as const, groups: friends(2), messages: [TEXT] };
    unwrap(await sender.client.send.toMany(send));
    const now = await operate(server, 'now');
    for (const part of ['Database', 'Broker', 'File store', 'Mail', 'Event channel']) {
      expect(now).toMatch(new RegExp(`^${part} +works +\\d{4}-`, 'm'));
    }
    expect(now).toMatch(
      /^Version \S+ on \S+, up since .* Memory: .* MB, open consoles: 0, robots connected: 1\.$/m,
    );
    expect(now).toContain('Accounts: 2 (members: 2, blocked: 0, being deleted: 0).');
    expect(now).toMatch(new RegExp(`^Robots online: \\d+\\.\\n[^]*^${email} `, 'm'));
    expect(now).toMatch(new RegExp(`^Mass sends under way: 1\\.\\n[^]*${sender.email} .* 2$`, 'm'));
    await listener.close();
  });

  it('sees every setting in force, where it comes from, and no secret', async () => {
    await operate(server, 'notice', '今晚维护');
    const settings = await operate(server, 'settings');
    for (const name of SETTING_NAMES) expect(settings).toContain(`\n${name} `);
    expect(settings).toMatch(/^PORT +7100 +default$/m);
    expect(settings).toMatch(/^BACKUP_KEEP +3 +environment$/m);
    expect(settings).toMatch(/^NOTICE +今晚维护 +database$/m);
    expect(settings).toMatch(/^SMTP_URL +\(set\) +environment$/m);
    expect(settings).toMatch(/^METRICS_TOKEN +- +default$/m);
    expect(settings).not.toContain('canary');
    expect(settings).toMatch(/^Warning: OPEN_API_UNSIGNED=1/m);
  });

  it('sees the backups that there are, and when they are made', async () => {
    expect(await operate(server, 'backups')).toMatch(/every 24 hours, and the last 3 are retained/);
    expect(await operate(server, 'backups')).toContain('There is none yet.');
    const name = /saved to .*\/(\S+)\.$/.exec(await operate(server, 'backup'))?.[1];
    const backups = await operate(server, 'backups');
    expect(backups).toMatch(new RegExp(`^${name} +\\d+ kB +\\d{4}-.* hand$`, 'm'));
  }, 60_000);
});

it('Where no server runs, the command line says of it what the rows and the settings say', async () => {
  const dataDir = await mkdtemp(join(inject('scratch'), 'still-'));
  const settings = { dataDir, databaseUrl: undefined, inForce };
  await (await openDatabase(settings)).close();
  const now = await runAdmin(settings, ['now']);
  expect(now).toContain('No server runs in this process');
  expect(now).toContain('Robots online: 0.');
  expect(now).toContain('Mass sends under way: 0.');
  expect(await runAdmin(settings, ['settings'])).toMatch(/^BACKUP_KEEP +3 +environment$/m);
  expect(await runAdmin(settings, ['backups'])).toContain('BACKUP_EVERY is not set');
}, 60_000);
