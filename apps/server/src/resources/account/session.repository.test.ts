import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openEmbedded } from '../../database/embedded';
import { sessions, users } from '../../database/schema';
import { sessionRepository } from './session.repository';

let database: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => void (database = await openEmbedded(undefined, inject('databaseImage'))));
afterAll(() => database.client.close());

it('writes the use of a session, and has none read again for it', async () => {
  const { db, client, remember } = database;
  await db
    .insert(users)
    .values({ id: 'lin', email: 'l@example.com', name: 'Lin', passwordHash: '' });
  const longAgo = new Date('2026-01-01T00:00:00Z');
  const stored = ['a', 'b'].map((tokenHash) => ({ tokenHash, userId: 'lin', usedAt: longAgo }));
  await db.insert(sessions).values(stored);
  const repository = sessionRepository(db, remember);
  const usedAt = async (hash: string) => (await repository.find(hash))?.usedAt;
  expect(await usedAt('b')).toEqual(longAgo);

  const begun = Date.now();
  const used = await repository.find('a');
  await used?.touch();
  const query = vi.spyOn(client, 'query');
  expect((await usedAt('a'))?.getTime()).toBeGreaterThanOrEqual(begun);
  expect(await usedAt('b')).toEqual(longAgo);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();

  const [row] = await db.select().from(sessions).where(eq(sessions.tokenHash, 'a'));
  expect(row?.usedAt.getTime()).toBeGreaterThanOrEqual(begun);
  // Who writes anything else is noticed.
  await db.update(sessions).set({ revokedAt: sql`now()` });
  expect((await repository.find('b'))?.session.revokedAt).not.toBeNull();
});
