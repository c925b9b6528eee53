import { unwrap } from '@chatdeck/sdk';
import { DELETION_GRACE_DAYS } from '@chatdeck/sdk/constants';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { rowsOf } from '../../database/database';
import { openPostgres } from '../../database/postgres';
import { users } from '../../database/schema';
import { readEachTime } from '../../database/remembered-reads';
import { postgresChannel } from '../../events/postgres-channel';
import { createServices } from '../../services';
import { startBackend, testSettings, useServer } from '../../testing/test-server';
import { rowsOfAccount, signUpFilled } from './account-data.fixtures';

const server = useServer({}, startBackend);

it('is done by one of several instances, and the others drop the connections of the account', async () => {
  const url = await currentUrl();
  const dataDir = await mkdtemp(join(inject('scratch'), 'second-'));
  const { db, use, close } = await openPostgres(url);
  const second = await createServices(
    { db, remember: readEachTime, use, isOurs: false, url, close },
    { ...testSettings, dataDir },
  );
  const account = await signUpFilled(server);
  const listener = await account.robot.listen();
  const closed = new Promise<void>((resolve) => listener.client.once('close', () => resolve()));
  const { client, password } = account;
  unwrap(await client.accountData.askDeletion({ password }));
  await closed;
  await listener.close();
  const due = new Date(Date.now() + (DELETION_GRACE_DAYS + 1) * 86_400_000);
  const done = await Promise.all(
    [server.services, second, server.services, second].map(({ deletion }) => deletion.sweep(due)),
  );
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await rowsOfAccount(server.db, account.userId)).toEqual({});
  await second.events.close();
  await second.broker.close();
  await close();
});

it('is heard of when another process closes an account, whose robot is disconnected here', async () => {
  const account = await signUpFilled(server);
  const listener = await account.robot.listen();
  const closed = new Promise<void>((resolve) => listener.client.once('close', () => resolve()));
  await server.db
    .update(users)
    .set({ deletionAt: new Date(Date.now() + 1_000_000) })
    .where(eq(users.id, account.userId));
  await postgresChannel(server.db, await currentUrl()).send({
    kind: 'account',
    userId: account.userId,
  });
  await closed;
  await listener.close();
});

/** The database of the server under test. */
async function currentUrl(): Promise<string> {
  const [row] = rowsOf(await server.db.execute(sql`select current_database() as name`));
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = String(row?.['name']);
  return url.href;
}
