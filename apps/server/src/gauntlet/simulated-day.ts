import { LOGIN_STATUS, ROLE } from '@chatdeck/sdk/constants';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { robots, users } from '../database/schema';

export const MINUTE_MS = 60_000;
/** A day on which clocks change in Europe. */
export const DAY_START = Date.parse('2027-03-28T00:00:00Z');
export const DAY_MINUTES = 24 * 60;
/** How long a robot is silent before its owner is mailed. */
export const ALERT_MS = 10 * MINUTE_MS;

const ZONES = [
  'Asia/Shanghai',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
] as const;

export const KINDS = ['membership', 'deletion', 'lostRobot'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that is due once, at a time of a clock on some wall. */
export interface Schedule {
  readonly id: string;
  readonly kind: Kind;
  readonly zone: string;
  /** `2027-03-28 03:15:20` */
  readonly wallTime: string;
  /** The moment of that time, as the platform's calendar has it; the database computes its own from the wall time. */
  readonly dueAt: number;
}

/** The wall time of a moment in a zone. */
function wallClock(zone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (at) => format.format(at);
}

/** The moments of the day whose wall time in the zone occurs only once: of two equal ones nobody could say which is meant. */
function unambiguousMinutes(zone: string): number[] {
  const wallTimeOf = wallClock(zone);
  const minutes = Array.from(
    { length: DAY_MINUTES - 1 },
    (_, minute) => DAY_START + minute * MINUTE_MS,
  );
  const seen = new Map<string, number>();
  for (
    let at = DAY_START - 120 * MINUTE_MS;
    at < DAY_START + 26 * 60 * MINUTE_MS;
    at += MINUTE_MS
  ) {
    seen.set(wallTimeOf(at), (seen.get(wallTimeOf(at)) ?? 0) + 1);
  }
  return minutes.filter((at) => seen.get(wallTimeOf(at)) === 1);
}

/** Random schedules over the day, none exactly on a minute. */
export function randomSchedules(count: number, random: () => number): Schedule[] {
  const minutes = new Map(ZONES.map((zone) => [zone, unambiguousMinutes(zone)]));
  const clocks = new Map(ZONES.map((zone) => [zone, wallClock(zone)]));
  const pick = <Item>(items: readonly Item[], otherwise: Item) =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  return Array.from({ length: count }, (_, index) => {
    const zone = pick(ZONES, 'Asia/Shanghai');
    const dueAt = pick(minutes.get(zone) ?? [], DAY_START) + Math.floor(1 + random() * 59) * 1_000;
    return {
      id: `s${index}`,
      kind: pick(KINDS, 'membership'),
      zone,
      wallTime: clocks.get(zone)?.(dueAt) ?? '',
      dueAt,
    };
  });
}

const AT_ONCE = 500;

/** Stores an account for each schedule, with the moment that the database computes from the wall time. */
export async function storeSchedules(db: Database, schedules: readonly Schedule[]): Promise<void> {
  const before = new Date(DAY_START - 86_400_000);
  for (let from = 0; from < schedules.length; from += AT_ONCE) {
    const some = schedules.slice(from, from + AT_ONCE);
    const momentOf = ({ wallTime, zone }: Schedule) =>
      sql`${wallTime}::timestamp at time zone ${zone}::text`;
    await db.insert(users).values(
      some.map((schedule) => ({
        id: schedule.id,
        email: addressOf(schedule.id),
        name: schedule.id,
        passwordHash: '',
        activatedAt: before,
        createdAt: before,
        ...(schedule.kind === 'membership' && {
          role: ROLE.member,
          memberUntil: momentOf(schedule),
        }),
        ...(schedule.kind === 'deletion' && { deletionAt: momentOf(schedule) }),
      })),
    );
    const lost = some.filter(({ kind }) => kind === 'lostRobot');
    if (lost.length === 0) continue;
    await db.insert(robots).values(
      lost.map((schedule) => ({
        userId: schedule.id,
        name: schedule.id,
        loginStatus: LOGIN_STATUS.loggedIn,
        heartbeatAt: sql`${momentOf(schedule)} - ${ALERT_MS}::int * interval '1 millisecond'`,
      })),
    );
  }
}

const addressOf = (id: string): string => `${id}@example.com`;

/** The account that a mail is for. */
export const idOf = (address: string): string => address.replace(/@.*/, '');

/** What was done, and at which minute of the simulated clock. */
export interface Done {
  readonly id: string;
  readonly kind: Kind;
  readonly at: number;
}

/** What is wrong with what was done: each schedule is due once, at the first tick from its moment on. */
export function faultsIn(schedules: readonly Schedule[], done: readonly Done[]) {
  const faults = { missing: 0, repeated: 0, early: 0, late: 0 };
  const times = new Map<string, number[]>();
  for (const { id, kind, at } of done) {
    const key = `${kind} ${id}`;
    times.set(key, [...(times.get(key) ?? []), at]);
  }
  for (const { id, kind, dueAt } of schedules) {
    const [first, ...more] = times.get(`${kind} ${id}`) ?? [];
    times.delete(`${kind} ${id}`);
    if (first === undefined) faults.missing += 1;
    else if (first < dueAt) faults.early += 1;
    else if (first >= dueAt + MINUTE_MS) faults.late += 1;
    faults.repeated += more.length;
  }
  // What was done to an account that it was not due for.
  for (const unexpected of times.values()) faults.early += unexpected.length;
  return faults;
}
