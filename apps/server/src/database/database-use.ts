import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

/** How many connections a pool has, and how many callers wait for one. */
export interface PoolUse {
  readonly size: number;
  readonly idle: number;
  readonly waiting: number;
}

/** What an operator watches of a database. */
export interface DatabaseUse {
  /** How many queries failed since the start, for whatever reason. */
  readonly failures: () => number;
  /** Undefined for the embedded database, which has one connection. */
  readonly pool: () => PoolUse | undefined;
}

type Query = (...given: unknown[]) => unknown;
type Settled = (error: unknown, ...rest: unknown[]) => void;

/** A query function of a driver that also reports failures; some callers of `pg` pass a callback instead of waiting. */
function reporting(query: Query, failed: () => void): Query {
  return (...given) => {
    const last = given.at(-1);
    if (typeof last === 'function') {
      const settled = last as Settled;
      const told: Settled = (error, ...rest) => {
        if (error) failed();
        settled(error, ...rest);
      };
      return query(...given.slice(0, -1), told);
    }
    const answer = query(...given);
    if (answer instanceof Promise) answer.catch(failed);
    return answer;
  };
}

/** Replaces the query function of an object: both drivers have only this one place that every query passes. */
function watchQueries(target: { query: unknown }, failed: () => void): void {
  const query = target.query as Query;
  target.query = reporting((...given) => query.apply(target, given), failed);
}

/** The same for the connections of a pool: a query that gets none fails before it is made. */
function watchConnecting(pool: { connect: unknown }, failed: () => void): void {
  const connect = pool.connect as Query;
  pool.connect = reporting((...given) => connect.apply(pool, given), failed);
}

/** Counts the failed queries of a pool, on each of its connections, and the connections that it could not open. */
export function poolUse(pool: pg.Pool): DatabaseUse {
  let failures = 0;
  const failed = () => void (failures += 1);
  watchConnecting(pool, failed);
  pool.on('connect', (client) => watchQueries(client, failed));
  return {
    failures: () => failures,
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** Counts the failed queries of an embedded database, also those within transactions. */
export function embeddedUse(client: PGlite): DatabaseUse {
  let failures = 0;
  const failed = () => void (failures += 1);
  watchQueries(client, failed);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      watchQueries(tx, failed);
      return work(tx);
    });
  return { failures: () => failures, pool: () => undefined };
}
