import { CODE } from '@chatdeck/sdk/constants';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../database/open-database';
import { users } from '../database/schema';
import {
  entriesOf,
  rowsOfAccount,
  signUpFilled,
} from '../resources/account-data/account-data.fixtures';
import { randomHex } from '../security/secrets';
import { startBackend, useServer } from '../testing/test-server';
import { operate } from './admin.fixtures';
import { runAdmin } from './cli';

const server = useServer({}, startBackend);
const user = (...args: string[]) => operate(server, 'user', ...args);

describe('An operator', () => {
  it('saves everything of an account into a file that only its owner may read', async () => {
    const account = await signUpFilled(server);
    const file = join(inject('scratch'), `export-${randomHex(4)}.zip`);
    expect(await user('export', account.email.toUpperCase(), file)).toContain(
      `was saved to ${file}`,
    );
    expect((await stat(file)).mode & 0o077).toBe(0);
    const entries = entriesOf(await readFile(file));
    expect(entries['account.json']).toContain(account.email);
    expect(entries['materials.json']).toContain(account.mark);
    await expect(user('export', account.email, file)).rejects.toThrow('is there already');
    await expect(user('export', 'nobody@x.cn', `${file}.2`)).rejects.toThrow('nobody@x.cn');
    expect((await readdir(inject('scratch'))).join()).not.toContain(`${file}.2`);
  });

  it('closes an account, which can be kept, and deletes one at once', async () => {
    const account = await signUpFilled(server);
    expect(await user('delete', account.email)).toContain('is closed, and is deleted on');
    expect(await user('delete', account.email)).toContain('already');
    expect(await account.client.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect(await user('keep', account.email)).toContain('is kept');
    await expect(user('keep', account.email)).rejects.toThrow('was not to be deleted');
    expect(await user('delete', account.email, '--now')).toBe(`${account.email} was deleted.`);
    expect(await rowsOfAccount(server.db, account.userId)).toEqual({});
    await expect(user('delete', account.email, '--now')).rejects.toThrow('No account has');
  });

  it('blocks an account and lets it in again', async () => {
    const account = await signUpFilled(server);
    expect(await user('block', account.email)).toContain('is blocked');
    await expect(user('block', account.email)).rejects.toThrow('already');
    expect(await account.client.account.info()).toMatchObject({ code: CODE.accountBlocked });
    expect(await user('unblock', account.email)).toContain('is unblocked');
    await expect(user('unblock', account.email)).rejects.toThrow('was not blocked');
    expect(await account.client.account.info()).toMatchObject({ ok: true });
  });

  it('does so by the command line', async () => {
    const settings = {
      dataDir: join(inject('scratch'), `cli-${randomHex(4)}`),
      databaseUrl: undefined,
    };
    const { db, close } = await openDatabase(settings);
    await db.insert(users).values({ id: 'u', email: 'a@b.cn', name: 'n', passwordHash: 'x' });
    await close();
    const file = join(settings.dataDir, 'a.zip');
    expect(await runAdmin(settings, ['user', 'export', 'a@b.cn', file])).toContain('was saved to');
    expect(await runAdmin(settings, ['user', 'operator', 'a@b.cn'])).toContain('is an operator');
    expect(await runAdmin(settings, ['user', 'operator', 'a@b.cn', '--off'])).toContain(
      'no operator',
    );
    expect(await runAdmin(settings, ['user', 'reset-password', 'a@b.cn'])).toContain('this once');
    expect(await runAdmin(settings, ['user', 'block', 'a@b.cn'])).toContain('is blocked');
    expect(await runAdmin(settings, ['user', 'unblock', 'a@b.cn'])).toContain('is unblocked');
    expect(await runAdmin(settings, ['notice', 'tonight'])).toBe('Everybody is told.');
    expect(await runAdmin(settings, ['notice'])).toBe('tonight');
    expect(await runAdmin(settings, ['user', 'delete', 'a@b.cn'])).toContain('is closed');
    expect(await runAdmin(settings, ['user', 'keep', 'a@b.cn'])).toContain('is kept');
    expect(await runAdmin(settings, ['user', 'delete', 'a@b.cn', '--now'])).toContain(
      'was deleted',
    );
    const mails = await Promise.all(
      (await readdir(join(settings.dataDir, 'outbox'))).map(async (name) =>
        readFile(join(settings.dataDir, 'outbox', name), 'utf8'),
      ),
    );
    expect(mails).toHaveLength(4);
    expect(mails.join()).toContain('http://127.0.0.1:7100/password-forget');
  }, 60_000);
});
