import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { eq, getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logMessages, materials, users } from '../../database/schema';
import { unzipSync } from 'fflate';
import { PDF, PNG, uploadsTo } from '../upload/upload.fixtures';
import { signUp, signUpMember, startBackend, useServer } from '../../testing/test-server';
import { later, signUpTwoFactor } from '../two-factor/two-factor.fixtures';
import {
  accountTables,
  downloadArchive,
  entriesOf,
  fillAccount,
  signUpFilled,
} from './account-data.fixtures';
import { accountArchive } from './archive';
import { EXPORTED, NOT_EXPORTED } from './exported-tables';

const server = useServer({}, startBackend);
const { send } = uploadsTo(server);

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('The archive of an account', () => {
  it('holds every kind of record, and none of another account', async () => {
    const other = await signUpFilled(server);
    const account = await signUpFilled(server);
    const response = await downloadArchive(account);
    expect(response.headers.get('content-disposition')).toMatch(/attachment; .*\.zip"/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const entries = entriesOf(await bytesOf(response));
    expect(
      Object.keys(entries)
        .filter((name) => name.endsWith('.json'))
        .sort(),
    ).toEqual(EXPORTED.map(({ file }) => `${file}.json`).sort());
    for (const { file } of EXPORTED) {
      const rows = JSON.parse(entries[`${file}.json`] ?? '') as unknown[];
      expect([file, rows.length > 0]).toEqual([file, true]);
    }
    const all = Object.values(entries).join('\n');
    expect(all).toContain(`${account.mark} materials name`);
    expect(all).not.toContain(other.userId);
    expect(entries['README.txt']).toContain(account.email);
  });

  it('is told which table goes where, so that a new one cannot be forgotten', () => {
    const known = [
      ...EXPORTED.map(({ table }) => getTableName(table)),
      ...Object.keys(NOT_EXPORTED),
    ];
    const missing = accountTables()
      .map(([name]) => name)
      .filter((name) => !known.includes(name));
    expect(missing).toEqual([]);
  });

  it('has no hash, token, key or secret in it', async () => {
    const account = await signUpTwoFactor(server);
    const keys = unwrap(await account.client.openApi.credentials());
    await fillAccount(server.db, account.userId, 'mark');
    const all = Object.values(entriesOf(await bytesOf(await downloadArchive(account)))).join('\n');
    // What the fixture wrote names the column that it is in.
    expect(all).toMatch(/mark \w+ name/);
    expect(all).not.toMatch(/mark \w+ \w*(hash|secret|token|apiKey|digest)/i);
    const { passwordHash = '' } =
      (await server.db.select().from(users).where(eq(users.id, account.userId)))[0] ?? {};
    const secrets = [
      passwordHash,
      account.token,
      account.secret,
      keys.apiKey,
      keys.apiSecret,
      ...account.recoveryCodes,
    ];
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/"(passwordHash|tokenHash|apiSecret|apiKey|secret|phoneHash)"/);
    // The account itself is in it.
    expect(all).toContain(`"email":"${account.email}"`);
  });

  it('holds the uploaded files to the byte, and leaves out one that is gone from the store', async () => {
    const account = await signUp(server);
    const { key = '' } = await send({ name: 'cover.png', bytes: PNG, type: 'image/png' }, account);
    const { key: gone = '' } = await send(
      { name: 'a.pdf', bytes: PDF, type: 'application/pdf' },
      account,
    );
    const stranger = await signUp(server);
    const { key: theirs = '' } = await send(
      { name: 'b.png', bytes: PNG, type: 'image/png' },
      stranger,
    );
    await server.services.store.remove(gone);
    const archive = await bytesOf(await downloadArchive(account));
    const files = unzipSync(archive);
    expect(Buffer.from(files[`files/${key}`] ?? [])).toEqual(PNG);
    expect(Object.keys(files)).not.toContain(`files/${gone}`);
    expect(Object.keys(files).join()).not.toContain(theirs);
  });

  it('is explained in the language of the account', async () => {
    const account = await signUp(server);
    await server.db.update(users).set({ locale: 'en' }).where(eq(users.id, account.userId));
    const readme = entriesOf(await bytesOf(await downloadArchive(account)))['README.txt'];
    expect(readme).toContain('This is everything of the account');
    expect(readme).toContain('- materials.json: Materials');
  });

  it('has every row of a long list, each once, however many pages it takes to read them', async () => {
    const { userId, ...account } = await signUp(server);
    const many = Array.from({ length: 333 }, (_, at) => ({ userId, type: 1, name: `m${at}` }));
    await server.db.insert(materials).values(many);
    const rows = JSON.parse(
      entriesOf(await bytesOf(await downloadArchive(account)))['materials.json'] ?? '',
    ) as { name: string }[];
    expect(rows.map(({ name }) => name).sort()).toEqual(many.map(({ name }) => name).sort());
  });
});

describe('Downloading an archive', () => {
  it('needs the link, which works for minutes and ends with the password', async () => {
    const account = await signUp(server);
    const { url } = unwrap(await account.client.accountData.exportAll());
    expect((await fetch(url)).status).toBe(200);
    const other = new URL(url);
    const stranger = await signUp(server);
    other.searchParams.set(
      'ticket',
      url.split('ticket=')[1]?.replace(account.userId, stranger.userId) ?? '',
    );
    expect((await fetch(other)).status).toBe(404);
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(404);
    expect((await later(6 * 60_000, () => fetch(url))).status).toBe(404);
    const { client, password } = account;
    unwrap(
      await client.account.changePassword({
        oldPassword: password,
        password: 'another horse battery',
      }),
    );
    expect((await fetch(url)).status).toBe(404);
  });

  it('is limited, since each archive reads everything', async () => {
    const { client } = await signUp(server);
    for (let n = 0; n < 5; n += 1) unwrap(await client.accountData.exportAll());
    expect(await client.accountData.exportAll()).toMatchObject({ code: CODE.tooManyTries });
  });

  it('fails instead of ending early when the store does', async () => {
    const account = await signUp(server);
    await send({ name: 'cover.png', bytes: PNG, type: 'image/png' }, account);
    const broken = { find: () => Promise.reject(new Error('The store is away')) };
    const owner = { id: account.userId, email: account.email, locale: 'en' };
    await expect(accountArchive(server.db, broken, owner).resume().toArray()).rejects.toThrow(
      'away',
    );
  });

  it('holds little in memory, however slowly it is read', async () => {
    const { userId, email } = await signUpMember(server);
    const text = 'x'.repeat(20_000);
    const now = new Date();
    for (let batch = 0; batch < 10; batch += 1) {
      await server.db.insert(logMessages).values(
        Array.from({ length: 100 }, (_, at) => ({
          userId,
          conversationId: 'c',
          isRoom: false,
          at: now,
          isSelf: false,
          isMention: false,
          type: 'text',
          text: `${text}${Math.random()}`,
          digest: `${batch}-${at}`,
        })),
      );
    }
    let queries = 0;
    const counted = new Proxy(server.db, {
      get: (db, name) => {
        if (name === 'select') queries += 1;
        const value: unknown = Reflect.get(db, name);
        return typeof value === 'function' ? (value.bind(db) as unknown) : value;
      },
    });
    const archive = accountArchive(counted, server.services.store, {
      id: userId,
      email,
      locale: 'en',
    });
    await new Promise((resolve) => archive.once('readable', resolve));
    await new Promise((resolve) => setImmediate(resolve));
    const before = queries;
    let bytes = 0;
    for await (const chunk of archive) bytes += (chunk as Buffer).length;
    expect(bytes).toBeGreaterThan(10_000);
    // Twenty pages of the log and the other tables were read after somebody began to take the bytes.
    expect(queries - before).toBeGreaterThan(20);
  });
});
