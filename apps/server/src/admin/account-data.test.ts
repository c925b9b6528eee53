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
import { accountDataCommands } from './account-data.commands';
import { openAccountData } from './account-data-parts';
import { runAdmin } from './cli';

const server = useServer({}, startBackend);
const commands = () =>
  openAccountData(server.db, { dataDir: join(server.outbox, '..'), databaseUrl: undefined }).then(
    (parts) => accountDataCommands({ ...parts, audit: server.services.audit, cwd: '/' }),
  );

describe('An operator', () => {
  it('saves everything of an account into a file that only its owner may read', async () => {
    const account = await signUpFilled(server);
    const file = join(inject('scratch'), `export-${randomHex(4)}.zip`);
    const of = await commands();
    expect(await of.export(account.email.toUpperCase(), file)).toContain(`was saved to ${file}`);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const entries = entriesOf(await readFile(file));
    expect(entries['account.json']).toContain(account.email);
    expect(entries['materials.json']).toContain(account.mark);
    await expect(of.export(account.email, file)).rejects.toThrow('is there already');
    await expect(of.export('nobody@x.cn', `${file}.2`)).rejects.toThrow('nobody@x.cn');
    expect((await readdir(inject('scratch'))).join()).not.toContain(`${file}.2`);
  });

  it('closes an account, which can be kept, and deletes one at once', async () => {
    const account = await signUpFilled(server);
    const of = await commands();
    expect(await of.delete(account.email, false)).toContain('is closed, and is deleted on');
    expect(await of.delete(account.email, false)).toContain('already');
    expect(await account.client.account.info()).toMatchObject({ code: CODE.revokedToken });
    expect(await of.keep(account.email)).toContain('is kept');
    await expect(of.keep(account.email)).rejects.toThrow('was not to be deleted');
    expect(await of.delete(account.email, true)).toBe(`${account.email} was deleted.`);
    expect(await rowsOfAccount(server.db, account.userId)).toEqual({});
    await expect(of.delete(account.email, true)).rejects.toThrow('No account has');
  });

  it('blocks an account and lets it in again', async () => {
    const account = await signUpFilled(server);
    const of = await commands();
    expect(await of.block(account.email)).toContain('is blocked');
    await expect(of.block(account.email)).rejects.toThrow('already');
    expect(await account.client.account.info()).toMatchObject({ code: CODE.accountBlocked });
    expect(await of.unblock(account.email)).toContain('is unblocked');
    await expect(of.unblock(account.email)).rejects.toThrow('was not blocked');
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
    expect(mails).toHaveLength(3);
  }, 60_000);
});
