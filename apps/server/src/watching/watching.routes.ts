import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { lastBackupAt } from '../database/scheduled-backups';
import { Registry } from 'prom-client';
import type { Services } from '../services';
import { freeBytes } from '../storage/free-space';
import type { Settings } from '../settings';
import { databaseFigures } from './database-figures';
import { watchEventLoop } from './event-loop';
import { createGauges } from './gauges';
import { PARTS } from './parts';
import { onlyOperators, type AccessSettings } from './operator-access';

export type WatchSettings = AccessSettings &
  Pick<Settings, 'backupEveryMs' | 'dataDir'> & { readonly version: string };

/** Several monitors and impatient people share a reading for this long. */
const READING_MS = 5_000;

/** Reads at most once in a while; readers at the same time wait for the same reading. */
function atMostEvery(ms: number, read: () => Promise<void>): () => Promise<void> {
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  return () => {
    if (reading === undefined && performance.now() - readAt < ms) return Promise.resolve();
    reading ??= read().finally(() => {
      readAt = performance.now();
      reading = undefined;
    });
    return reading;
  };
}

/** What an operator's tools ask for: the metrics in Prometheus' format, and the health of each part. */
export function watchingRoutes(
  app: FastifyInstance,
  { db, databaseUse, broker, events, metrics, parts }: Services,
  settings: WatchSettings,
): void {
  const { backupEveryMs: everyMs, dataDir, version } = settings;
  const lastAt = () => lastBackupAt(join(dataDir, 'backups'));
  const eventLoop = watchEventLoop();
  app.addHook('onClose', (_, done) => {
    eventLoop.stop();
    done();
  });
  const onRequest = onlyOperators(settings);
  // Of this app, since it reads what belongs to it; what is counted belongs to the services.
  const readings = new Registry();
  const read = atMostEvery(
    READING_MS,
    createGauges(readings, {
      version,
      database: databaseUse,
      figures: () => databaseFigures(db),
      broker: broker.state,
      streams: events.streams,
      parts,
      eventLoop,
      freeBytes: () => freeBytes(dataDir),
      backups: everyMs === undefined ? undefined : { everyMs, lastAt },
    }),
  );

  app.get('/metrics', { onRequest }, async (_, reply) => {
    await read();
    return reply
      .header('cache-control', 'no-store')
      .type(Registry.PROMETHEUS_CONTENT_TYPE)
      .send(`${await metrics.registry.metrics()}${await readings.metrics()}`);
  });

  app.get('/healthz/parts', { onRequest }, async (_, reply) => {
    const found = await parts.check();
    const states = PARTS.flatMap((part) => {
      const state = found.get(part);
      return state === undefined ? [] : [{ part, ...state }];
    });
    const isOk = states.every((state) => state.isOk);
    const shown = new Map(
      states.map(({ part, since, ...state }) => [
        part,
        { status: statusOf(state.isOk), since: since.toISOString() },
      ]),
    );
    return reply
      .code(isOk ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: statusOf(isOk), version, parts: Object.fromEntries<object>(shown) });
  });
}

const statusOf = (isOk: boolean) => (isOk ? 'ok' : 'failed');
