import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, expect, inject, it, vi } from 'vitest';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { robots } from '../database/schema';
import { grouped, show } from '../guarantees/guarantee';
import { seeded } from '../guarantees/seeded';
import { accountRepository } from '../resources/account/account.repository';
import { deletionRepository } from '../resources/account-data/deletion.repository';
import { deletionService } from '../resources/account-data/deletion.service';
import { membershipRepository } from '../resources/member/membership.repository';
import { membershipService } from '../resources/member/membership.service';
import { offlineMail } from '../resources/robot/offline-mail';
import {
  ALERT_MS,
  DAY_MINUTES,
  DAY_START,
  faultsIn,
  idOf,
  MINUTE_MS,
  randomSchedules,
  storeSchedules,
  type Done,
  type Kind,
  type Schedule,
} from './simulated-day';

const SEED = Number(process.env.GUARANTEES_SEED ?? 1);
const SCHEDULES = 5_000;
/** Few, since a control repeats the same day. */
const IN_CONTROL = 150;
const HALF = DAY_MINUTES / 2;
const NONE = { missing: 0, repeated: 0, early: 0, late: 0 };

const nothing = () => Promise.resolve();
const silent = () => {};

afterEach(() => vi.useRealTimers());

/** What the server does by its clock on a database, as a function that does what is due now; notes what it tells to whom. */
function clockwork(db: Database, note: (kind: Kind, id: string) => void) {
  const membership = membershipService(membershipRepository(db), {
    publish: (userId, topic) => {
      if (topic === 'event') note('membership', userId);
      return Promise.resolve();
    },
  });
  const lost = offlineMail(
    db,
    {
      deliver: ({ to }) => {
        note('lostRobot', idOf(to));
        return Promise.resolve();
      },
    },
    { page: () => '' },
    ALERT_MS,
  );
  const deletion = deletionService({
    repository: deletionRepository(db),
    accounts: accountRepository(db),
    store: { remove: nothing },
    credentials: { prove: nothing },
    factor: { proveIfOn: nothing },
    mail: {
      sendAsked: silent,
      sendKept: silent,
      sendDeleted: ({ email }) => note('deletion', idOf(email)),
    },
    events: { accountChanged: nothing },
    connections: { disconnect: nothing },
    disconnect: silent,
  });
  return async (): Promise<void> => {
    await membership.announce();
    await lost.check(ALERT_MS);
    await deletion.sweep();
  };
}

interface Weakness {
  /** How far the clock of the server is wrong. */
  readonly clockOffsetMs?: number;
  /** The server does not remember whom it has mailed. */
  readonly isForgetful?: boolean;
}

/** Runs the day minute by minute on a database in a folder, with a restart at noon. */
async function runDay(schedules: readonly Schedule[], weakness: Weakness = {}): Promise<Done[]> {
  const dataDir = await mkdtemp(join(inject('scratch'), 'day-'));
  const settings = { dataDir, databaseUrl: undefined };
  const done: Done[] = [];
  let isStored = false;
  vi.useFakeTimers({ toFake: ['Date'], now: DAY_START });
  for (const [from, to] of [
    [0, HALF],
    [HALF, DAY_MINUTES],
  ] as const) {
    const { db, close } = await openDatabase(settings);
    if (!isStored) await storeSchedules(db, schedules);
    isStored = true;
    let at = 0;
    const tick = clockwork(db, (kind, id) => done.push({ id, kind, at }));
    for (let minute = from; minute < to; minute += 1) {
      at = DAY_START + (minute + 1) * MINUTE_MS;
      vi.setSystemTime(at + (weakness.clockOffsetMs ?? 0));
      const before = done.length;
      await tick();
      if (!weakness.isForgetful) continue;
      const mailed = done.slice(before).filter(({ kind }) => kind === 'lostRobot');
      for (const { id } of mailed) {
        await db.update(robots).set({ offlineMailAt: null }).where(eq(robots.userId, id));
      }
    }
    await close();
  }
  vi.useRealTimers();
  return done;
}

it('A day of the server does everything once, when it is due', async (context) => {
  const random = seeded(SEED);
  const schedules = randomSchedules(SCHEDULES, random);
  expect(faultsIn(schedules, await runDay(schedules))).toEqual(NONE);

  const few = randomSchedules(IN_CONTROL, random);
  const ahead = faultsIn(few, await runDay(few, { clockOffsetMs: 60 * MINUTE_MS }));
  expect(ahead.early).toBeGreaterThan(IN_CONTROL / 2);
  const forgetful = faultsIn(few, await runDay(few, { isForgetful: true }));
  expect(forgetful.repeated).toBeGreaterThan(0);
  show(context, {
    name: 'A simulated day',
    measured: `${grouped(SCHEDULES)} schedules in ${grouped(DAY_MINUTES)} minutes with a restart: 0 missing, 0 repeated, 0 early, 0 late`,
    control: `of ${IN_CONTROL}, a clock that does not follow the change to summer time does ${ahead.early} early, and a server that forgets whom it has mailed repeats ${grouped(forgetful.repeated)}`,
    cases: SCHEDULES,
  });
});
