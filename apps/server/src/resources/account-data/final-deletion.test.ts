import { unwrap } from '@chatdeck/sdk';
import { CODE, DELETION_GRACE_DAYS } from '@chatdeck/sdk/constants';
import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  materials,
  orders,
  payments,
  retainedOrders,
  sessions,
  storedFiles,
  users,
} from '../../database/schema';
import { mailsTo } from '../../testing/mailbox';
import { signUp, startBackend, useServer, type TestAccount } from '../../testing/test-server';
import { signUpActivated, visitorOf } from '../account/account.fixtures';
import { openCustomerPage, signUpPartnerOfCustomers } from '../open-api/open-api.fixtures';
import { PNG, uploadsTo } from '../upload/upload.fixtures';
import { accountTables, rowsOfAccount, signUpFilled, TABLES } from './account-data.fixtures';
import { deletionRepository } from './deletion.repository';

const server = useServer({}, startBackend);
const { send } = uploadsTo(server);
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const ask = ({ client, password }: TestAccount) => client.accountData.askDeletion({ password });

describe('The deletion of an account', () => {
  const afterGrace = () => server.services.deletion.sweep(inDays(DELETION_GRACE_DAYS + 0.01));
  // Earlier tests leave accounts that are to be deleted.
  beforeEach(async () => void (await afterGrace()));

  it('comes after the grace, and not before', async () => {
    const account = await signUp(server);
    unwrap(await ask(account));
    expect(await server.services.deletion.sweep(inDays(DELETION_GRACE_DAYS - 0.01))).toBe(0);
    expect(unwrap(await account.client.account.info()).userId).toBe(account.userId);
    expect(await afterGrace()).toBe(1);
    expect(await account.client.account.info()).toMatchObject({ code: CODE.invalidToken });
    expect(await visitorOf(server).account.login(account)).toMatchObject({
      code: CODE.wrongCredentials,
    });
    expect((await mailsTo(server, account.email)).at(-1)?.subject).toContain('你的账号已注销');
  });

  it('leaves no row in any table, and every row of another account', async () => {
    const account = await signUpFilled(server);
    const other = await signUpFilled(server);
    const before = await rowsOfAccount(server.db, other.userId);
    // The control: there is a row in every table to begin with.
    expect(Object.keys(await rowsOfAccount(server.db, account.userId)).sort()).toEqual(
      accountTables()
        .map(([name]) => name)
        .sort(),
    );
    unwrap(await ask(account));
    expect(await afterGrace()).toBe(1);
    expect(await rowsOfAccount(server.db, account.userId)).toEqual({});
    expect(await rowsOfAccount(server.db, other.userId)).toEqual(before);
    for (const [name, table] of TABLES) {
      const all = JSON.stringify(await server.db.select().from(table));
      expect([name, all.includes(account.userId), all.includes(account.email)]).toEqual([
        name,
        false,
        false,
      ]);
    }
  });

  it('reaches every table that is about accounts', () => {
    for (const [name, table] of TABLES) {
      const { columns, foreignKeys } = getTableConfig(table);
      if (!columns.some((column) => column.name === 'userId' || column.name === 'user_id'))
        continue;
      const key = foreignKeys.find((one) => one.reference().foreignTable === users);
      expect([name, key?.onDelete]).toEqual([name, 'cascade']);
    }
  });

  it('keeps of paid orders what the law wants, without a name', async () => {
    const account = await signUpActivated(server);
    const now = new Date();
    const order = {
      userId: account.userId,
      kind: 'yvip',
      price: 9_900,
      currency: 'CNY',
      months: 12,
      payUrl: 'x',
      expiresAt: now,
    } as const;
    await server.db.insert(orders).values([
      { ...order, id: `paid-${account.userId.slice(0, 4)}`, state: 'paid', paidAt: now },
      { ...order, id: 'never-paid' },
    ]);
    const id = `paid-${account.userId.slice(0, 4)}`;
    await server.db
      .insert(payments)
      .values({ orderId: id, transactionId: 'trade-77', amount: 9_900, currency: 'CNY' });
    unwrap(await ask(account));
    await afterGrace();
    const [retained, ...more] = await server.db
      .select()
      .from(retainedOrders)
      .where(eq(retainedOrders.id, id));
    expect(more).toEqual([]);
    expect(retained).toMatchObject({
      kind: 'yvip',
      price: 9_900,
      months: 12,
      transactionId: 'trade-77',
      paidAt: now,
    });
    expect(JSON.stringify(retained)).not.toContain(account.email);
    expect(
      await server.db.select().from(retainedOrders).where(eq(retainedOrders.id, 'never-paid')),
    ).toEqual([]);
  });

  it('deletes its files, and hands on the one that another account shows', async () => {
    const account = await signUp(server);
    const other = await signUp(server);
    const own = await send({ name: 'own.png', bytes: PNG, type: 'image/png' }, account);
    const shared = await send({ name: 'shared.png', bytes: PNG, type: 'image/png' }, account);
    await server.db
      .insert(materials)
      .values({ userId: other.userId, type: 2, name: 'n', url: `/files/${shared.key}` });
    unwrap(await ask(account));
    await afterGrace();
    const { store } = server.services;
    expect(await store.find(own.key ?? '')).toBeUndefined();
    expect(await store.find(shared.key ?? '')).toBeDefined();
    const [row] = await server.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.key, shared.key ?? ''));
    expect(row).toMatchObject({ userId: other.userId, unusedSince: null });
    // It stays in use when the row that shows it is saved again.
    await server.db
      .update(materials)
      .set({ content: 'x' })
      .where(eq(materials.userId, other.userId));
    const [later] = await server.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.key, shared.key ?? ''));
    expect(later?.unusedSince).toBeNull();
  });

  it('waits for a store that is away, and leaves nothing half deleted', async () => {
    const account = await signUp(server);
    const { key = '' } = await send({ name: 'own.png', bytes: PNG, type: 'image/png' }, account);
    unwrap(await ask(account));
    const repository = deletionRepository(server.db);
    const due = inDays(DELETION_GRACE_DAYS + 1);
    await expect(
      repository.delete(account.userId, due, () => Promise.reject(new Error('away'))),
    ).rejects.toThrow('away');
    expect(await rowsOfAccount(server.db, account.userId)).toMatchObject({ stored_files: 1 });
    expect(await afterGrace()).toBe(1);
    expect(await server.services.store.find(key)).toBeUndefined();
  });

  it('is done once, however many instances look for it', async () => {
    const account = await signUpActivated(server);
    unwrap(await ask(account));
    const due = inDays(DELETION_GRACE_DAYS + 1);
    const done = await Promise.all(
      Array.from({ length: 6 }, () => server.services.deletion.sweep(due)),
    );
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
    const subjects = (await mailsTo(server, account.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('你的账号已注销'))).toHaveLength(1);
  });

  it('takes along the accounts that its key made for customers, and keeps them with it', async () => {
    const partner = await signUpPartnerOfCustomers(server);
    unwrap(await partner.openApi.addCustomer({ customerId: 'c1', name: 'Shop' }));
    const customer = await openCustomerPage(server, partner, 'c1');
    const [{ userId = '' } = {}] = await server.db
      .select()
      .from(sessions)
      .where(sql`${sessions.scopes} is not null`)
      .orderBy(sql`created_at desc`)
      .limit(1);
    expect(userId).not.toBe(partner.userId);
    unwrap(await ask(partner));
    expect(await customer.account.info()).toMatchObject({ ok: false });
    expect(await server.services.secretOf(userId)).toBeUndefined();
    unwrap(await partner.client.accountData.keep());
    expect(await server.services.secretOf(userId)).toBeDefined();
    unwrap(await ask(partner));
    expect(await afterGrace()).toBe(2);
    expect(await server.db.$count(users, eq(users.id, userId))).toBe(0);
  });
});
