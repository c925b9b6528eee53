import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openEmbedded } from './embedded';
import { besideRemembered } from './remembered-reads';
import { openApiKeys, sessions, users } from './schema';

let database: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => void (database = await openEmbedded(undefined, inject('databaseImage'))));
afterAll(() => database.client.close());

const LIN = { id: 'lin', email: 'lin@example.com', name: 'Lin', passwordHash: 'h' };
beforeEach(async () => {
  await database.db.delete(users);
  await database.db.insert(users).values(LIN);
  await database.db.insert(sessions).values({ tokenHash: 'a', userId: 'lin' });
});

/** A read of the name of an account, and how often it was made. */
function nameOf() {
  const load = vi.fn(async (id: string) => {
    const [row] = await database.db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, id));
    return row?.name;
  });
  return { load, read: database.remember([users], load) };
}

describe('A remembered read', () => {
  it('is made once, whatever is read and written elsewhere', async () => {
    const { load, read } = nameOf();
    await database.db.select().from(users);
    for (let time = 0; time < 3; time += 1) expect(await read('lin')).toBe('Lin');
    await database.db.update(sessions).set({ address: '::1' });
    expect(await read('lin')).toBe('Lin');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is made once, though somebody has locked what was read', async () => {
    const { load, read } = nameOf();
    await read('lin');
    const lin = database.db.select().from(users).where(eq(users.id, 'lin'));
    await lin.for('update', { skipLocked: true });
    await lin.for('no key update');
    await read('lin');
    expect(load).toHaveBeenCalledOnce();
  });

  it('is made once, though a statement wrote to its table that says to be beside it', async () => {
    const { load, read } = nameOf();
    await read('lin');
    const write = sql`update ${users} set activated_at = now()`;
    await database.db.execute(sql`${besideRemembered} ${write}`);
    await read('lin');
    expect(load).toHaveBeenCalledOnce();
    await database.db.execute(write);
    await read('lin');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'one behind a lock',
      () =>
        database.db.execute(
          sql`with locked as (select id from users for update), changed as (update users set name = 'Zhou' returning id) select * from changed`,
        ),
    ],
    ['a statement', () => database.db.update(users).set({ name: 'Zhou' })],
    [
      'one behind a with',
      () =>
        database.db.execute(
          sql`with changed as (update users set name = 'Zhou' returning id) select * from changed`,
        ),
    ],
    ['a text of several', () => database.client.exec(`select 1; update users set name = 'Zhou'`)],
    [
      'a transaction',
      () =>
        database.db.transaction(async (tx) => {
          await tx.update(users).set({ name: 'Zhou' });
        }),
    ],
    [
      'a transaction in a transaction',
      () =>
        database.db.transaction((tx) =>
          tx.transaction(async (inner) => {
            await inner.update(users).set({ name: 'Zhou' });
          }),
        ),
    ],
  ])('is made again after %s that changed it', async (_, change) => {
    const { read } = nameOf();
    expect(await read('lin')).toBe('Lin');
    await change();
    expect(await read('lin')).toBe('Zhou');
  });

  it('is made again where a row went with one of another table', async () => {
    const read = database.remember([sessions, users, openApiKeys], (tokenHash) =>
      database.db.$count(sessions, eq(sessions.tokenHash, tokenHash)),
    );
    expect(await read('a')).toBe(1);
    await database.db.delete(users);
    expect(await read('a')).toBe(0);
  });

  it('is not remembered if something was written while it was made', async () => {
    let value = 'before';
    let release = () => {};
    const read = database.remember([users], async () => {
      const answer = value;
      await new Promise<void>((resolve) => (release = resolve));
      return answer;
    });
    const early = read('x');
    value = 'after';
    await database.db.update(users).set({ name: 'Zhou' });
    release();
    expect(await early).toBe('before');
    const late = read('x');
    release();
    expect(await late).toBe('after');
  });

  it('is not remembered if it was made within a transaction that had written and not ended', async () => {
    let value = 'before';
    const read = database.remember([users], () => Promise.resolve(value));
    await database.db.transaction(async (tx) => {
      await tx.update(users).set({ name: 'Zhou' });
      expect(await read('x')).toBe('before');
      value = 'after';
    });
    expect(await read('x')).toBe('after');
  });

  it('remembers nothing of what does not exist', async () => {
    const { load, read } = nameOf();
    await read('nobody');
    await read('nobody');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
