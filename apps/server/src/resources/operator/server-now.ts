import { hostname } from 'node:os';
import type { ServerNow } from '@chatdeck/sdk';
import { SEND_STATE } from '@chatdeck/sdk/constants';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Broker } from '../../broker/broker';
import type { Database } from '../../database/database';
import { robots, SENDING, sendJobs, sendTargets, users } from '../../database/schema';
import type { LiveEvents } from '../../events/live-events';
import { databaseFigures } from '../../watching/database-figures';
import { PARTS, type Parts } from '../../watching/parts';
import { version } from '../../places';
import { isAlive } from '../robot/heartbeats';
import type { FoundAccountsRepository } from './found-accounts.repository';

/** How many mass sends and robots are listed. */
const LISTED = 50;

/** What the rows say of now: any process that opens the database reads it. */
export type StoredNow = Pick<ServerNow, 'accounts' | 'jobs' | 'outbox' | 'robots'>;

/** Reads what the rows say of now. */
export function storedNow(db: Database, found: Pick<FoundAccountsRepository, 'counts'>) {
  const isOpen = inArray(sendTargets.state, [SEND_STATE.queued, SENDING]);

  async function jobs(): Promise<ServerNow['jobs']> {
    const open = db
      .select({ jobId: sendTargets.jobId, waiting: count().as('waiting') })
      .from(sendTargets)
      .where(isOpen)
      .groupBy(sendTargets.jobId)
      .as('open');
    const [total, rows] = await Promise.all([
      db.select({ count: count() }).from(open),
      db
        .select({
          id: sendJobs.id,
          email: users.email,
          createdAt: sendJobs.createdAt,
          waiting: open.waiting,
        })
        .from(open)
        .innerJoin(sendJobs, eq(sendJobs.id, open.jobId))
        .innerJoin(users, eq(users.id, sendJobs.userId))
        .orderBy(asc(sendJobs.id))
        .limit(LISTED),
    ]);
    const list = rows.map(({ id, createdAt, ...row }) => ({
      ...row,
      id: String(id),
      createdAt: createdAt.toISOString(),
    }));
    return { count: total[0]?.count ?? 0, list };
  }

  async function aliveRobots(): Promise<ServerNow['robots']> {
    const [total, rows] = await Promise.all([
      db.$count(robots, isAlive()),
      db
        .select({ email: users.email, name: robots.name, seenAt: robots.heartbeatAt })
        .from(robots)
        .innerJoin(users, eq(users.id, robots.userId))
        .where(and(isAlive()))
        .orderBy(desc(robots.heartbeatAt))
        .limit(LISTED),
    ]);
    const list = rows.map(({ email, name, seenAt }) => ({
      email,
      name: name ?? '',
      seenAt: seenAt?.toISOString() ?? '',
    }));
    return { count: total, list };
  }

  return async (): Promise<StoredNow> => {
    const [figures, accounts, running, alive] = await Promise.all([
      databaseFigures(db),
      found.counts(),
      jobs(),
      aliveRobots(),
    ]);
    const { queued, sending, lag: lagSeconds } = figures;
    return { accounts, outbox: { queued, sending, lagSeconds }, jobs: running, robots: alive };
  };
}

interface Sources {
  readonly parts: Pick<Parts, 'check'>;
  readonly broker: Pick<Broker, 'state'>;
  readonly events: Pick<LiveEvents, 'streams'>;
  readonly stored: () => Promise<StoredNow>;
}

/** Reads what the server of this process does now. */
export function serverNow({ parts, broker, events, stored }: Sources) {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  async function health(): Promise<ServerNow['parts']> {
    const states = await parts.check();
    return PARTS.flatMap((part) => {
      const state = states.get(part);
      return state === undefined
        ? []
        : [{ part, isOk: state.isOk, since: state.since.toISOString() }];
    });
  }

  return async (): Promise<ServerNow> => {
    const [states, ofRows] = await Promise.all([health(), stored()]);
    const { isUp, connections } = broker.state();
    return {
      host: hostname(),
      version,
      startedAt,
      memory: process.memoryUsage.rss(),
      parts: states,
      broker: { isUp, connections: connections ?? null },
      streams: events.streams(),
      ...ofRows,
    };
  };
}
