import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startServer, type RunningServer } from '../server';
import { readSettings, type Settings } from '../settings';
import { runAdmin } from './cli';

const EMAIL = 'owner@shanyue.cn';
const PASSWORD = 'correct horse battery';

let settings: Settings;
let server: RunningServer;
beforeAll(async () => {
  settings = readSettings({
    DATA_DIR: await mkdtemp(join(inject('scratch'), 'running-')),
    PORT: '0',
    MQTT_PORT: '0',
    CHATDECK_DEMO: '0',
    LOG_LEVEL: 'silent',
  });
  server = await startServer(settings);
  const visitor = createChatdeckClient({ baseUrl: server.address });
  unwrap(await visitor.account.signUp({ name: '山月', email: EMAIL, password: PASSWORD }));
}, 60_000);
afterAll(() => server.stop());

const run = (...args: string[]) => runAdmin(settings, args, inject('scratch'));

/** The client of the account, logged in. */
async function logIn(password = PASSWORD) {
  const { token } = unwrap(
    await createChatdeckClient({ baseUrl: server.address }).account.login({
      email: EMAIL,
      password,
    }),
  );
  return createChatdeckClient({ baseUrl: server.address, auth: { getToken: () => token } });
}

describe('The command line beside a server that runs', () => {
  it('changes accounts, which those who are logged in notice', async () => {
    const client = await logIn();
    const closing = new AbortController();
    const events = client.event.listen({ signal: closing.signal });
    // How the robot stands, which is said first.
    await events.next();
    const next = events.next();
    expect(await run('user', 'grant-vip', EMAIL)).toContain('is a member: lifetime');
    expect((await next).value).toMatchObject({ type: 'rights', role: 'vip' });
    expect(unwrap(await client.account.info()).role).toBe('vip');
    closing.abort();
    expect(await run('user', 'list', '山月')).toContain(EMAIL);
    expect(await run('audit', EMAIL)).toContain('operator.grantVip');
  });

  it('lists what people wrote, and mails them an answer', async () => {
    const client = await logIn();
    unwrap(await client.site.sendFeedback({ content: '能按标签群发吗' }));
    const [number = ''] = (await run('feedback', 'list'))?.split('  ') ?? [];
    expect(await run('feedback', 'answer', number, '下个版本可以。')).toContain(EMAIL);
    expect(await run('feedback', 'list')).toContain('Answered:\n  下个版本可以。');
    const outbox = join(settings.dataDir, 'outbox');
    const mails = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
    );
    expect(mails.filter((mail) => mail.includes('下个版本可以。'))).not.toEqual([]);
    expect(await run('audit', EMAIL)).toContain('operator.answerFeedback');
    await expect(run('feedback', 'answer', '999999', 'x')).rejects.toThrow('999999');
    await expect(run('feedback', 'answer', number, ' ')).rejects.toThrow('1 to 5,000');
  });

  it('shuts an account out at once, and lets it in again', async () => {
    const client = await logIn();
    expect(await run('user', 'block', EMAIL)).toContain('is blocked');
    expect(await client.account.info()).toMatchObject({ code: CODE.accountBlocked });
    await expect(run('user', 'block', EMAIL)).rejects.toThrow('was blocked already');
    expect(await run('user', 'unblock', EMAIL)).toContain('is unblocked');
    unwrap(await client.account.info());
  });

  it('takes paths from the folder that it was entered in', async () => {
    const file = join(inject('scratch'), 'owner.zip');
    expect(await run('user', 'export', EMAIL, 'owner.zip')).toContain(`was saved to ${file}`);
    expect((await stat(file)).size).toBeGreaterThan(0);
    expect(await run('backup', 'running.gz')).toContain(join(inject('scratch'), 'running.gz'));
  });

  it('says how the server is, which only that knows', async () => {
    expect(await run('now')).toMatch(/^Version .*\n[^]*^Broker +works/m);
    expect(await run('settings')).toMatch(
      new RegExp(`^DATA_DIR +${settings.dataDir} +environment$`, 'm'),
    );
    expect(await run('backups')).toContain(join(settings.dataDir, 'backups'));
  });

  it('says what was wrong, and leaves the place of a server alone', async () => {
    await expect(run('user', 'revoke-vip', 'nobody@x.cn')).rejects.toThrow(
      'No account has nobody@x.cn.',
    );
    await expect(run('restore', join(inject('scratch'), 'running.gz'))).rejects.toThrow();
    unwrap(await (await logIn()).account.info());
  });

  it('sets a password that is shown once', async () => {
    const shown = await run('user', 'reset-password', EMAIL);
    const password = /: (\S+)/.exec(shown ?? '')?.[1] ?? '';
    unwrap(await (await logIn(password)).account.info());
  });
});
