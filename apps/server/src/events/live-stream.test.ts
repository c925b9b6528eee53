import type { ServerResponse } from 'node:http';
import { CODE } from '@chatdeck/sdk/constants';
import { inArray } from 'drizzle-orm';
import { expect, it, describe, onTestFinished } from 'vitest';
import { sessions } from '../database/schema';
import { Refusal } from '../refusal/refusal';
import type { SignedIn } from '../http/signed-in';
import { sessionRepository } from '../resources/account/session.repository';
import { createSessions } from '../resources/account/sessions';
import { countStatements } from '../testing/counted-statements';
import { call, signUp, useServer, type TestAccount } from '../testing/test-server';
import { localChannel } from './event-channel';
import { createLiveEvents } from './live-events';
import { openLiveStream } from './live-stream';

const user = { userId: 'u', role: 'user', customRoutes: [] } as unknown as SignedIn;

it('ends with a session that ended while it was being looked at', async () => {
  let isEnded = false;
  let answer = (_: SignedIn) => {};
  const looks = [
    () => new Promise<SignedIn>((resolve) => (answer = resolve)),
    () => Promise.reject(new Refusal(CODE.revokedToken)),
  ];
  const raw = { write: () => true, end: () => void (isEnded = true) };
  const stream = openLiveStream({
    user,
    raw: raw as unknown as ServerResponse,
    authenticate: () => looks.shift()?.() ?? Promise.resolve(user),
  });
  const first = stream.check();
  const second = stream.check();
  // Read before the session was revoked.
  answer(user);
  await Promise.all([first, second]);
  expect(isEnded).toBe(true);
});

const server = useServer();

/** A browser that accepts everything that is written to it. */
const browser = () => ({
  destroyed: false,
  writableEnded: false,
  writableLength: 0,
  write: () => true,
  destroy: () => {},
  once: () => {},
  end: () => {},
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function eightAccounts(): Promise<TestAccount[]> {
  const accounts: TestAccount[] = [];
  while (accounts.length < 8) accounts.push(await signUp(server));
  return accounts;
}

/** How many statements the next heartbeat of the open streams of some accounts makes. */
async function statementsOfHeartbeat(
  accounts: readonly TestAccount[],
  unusedMinutes = 0,
): Promise<number> {
  const noNotifications = {
    accountChanged: () => Promise.resolve(),
    recordsChanged: () => Promise.resolve(),
  };
  // A separate server: its statements alone are counted.
  const statements = countStatements(server.db);
  const { authenticate } = createSessions(sessionRepository(statements.db), noNotifications);
  const users = await Promise.all(accounts.map(({ token }) => authenticate(token)));
  await server.db.update(sessions).set({ usedAt: minutesAgo(unusedMinutes) });
  const events = await createLiveEvents(localChannel(), 200);
  onTestFinished(() => events.close());
  const before = statements.count();
  return new Promise<number>((resolve) => {
    let looked = 0;
    for (const [at, { token }] of accounts.entries()) {
      const user = users[at];
      if (!user) throw new Error('Nobody is signed in');
      events.open({
        user,
        raw: browser() as never,
        first: { type: 'resync' },
        lastEventId: events.now(),
        authenticate: () =>
          authenticate(token).finally(() => {
            looked += 1;
            // Counted before the next heartbeat can run.
            if (looked === accounts.length) resolve(statements.count() - before);
          }),
      });
    }
  });
}

describe('A heartbeat of live streams', () => {
  it('asks the database once for all of them', async () => {
    expect(await statementsOfHeartbeat(await eightAccounts())).toBe(1);
  });

  it('writes once that all their sessions are in use', async () => {
    const accounts = await eightAccounts();
    // In two tabs each.
    expect(await statementsOfHeartbeat([...accounts, ...accounts], 2)).toBe(2);
    const used = await server.db
      .select({ at: sessions.usedAt })
      .from(sessions)
      .where(
        inArray(
          sessions.userId,
          accounts.map(({ userId }) => userId),
        ),
      );
    expect(used).toHaveLength(accounts.length);
    expect(used.every(({ at }) => at > minutesAgo(1))).toBe(true);
  });

  it('tells each of its own session', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    await one.client.account.logout();
    const info = ({ token }: { readonly token: string }) =>
      call(server, 'POST', '/v1/api/user/info', { token, body: {} });
    const [ended, open] = await Promise.all([info(one), info(other)]);
    expect(ended.code).toBe(40_003);
    expect(open).toMatchObject({ code: 0, data: { userId: other.userId } });
  });
});
