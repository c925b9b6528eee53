import { Counter, Gauge, type Registry } from 'prom-client';
import type { BrokerState } from '../broker/broker';
import type { DatabaseUse } from '../database/database-use';
import type { DatabaseFigures } from './database-figures';
import type { EventLoop } from './event-loop';
import { PARTS, type Parts } from './parts';

/** Where the figures come from. */
export interface Sources {
  readonly version: string;
  readonly database: DatabaseUse;
  /** Rejects while the database does not answer. */
  readonly figures: () => Promise<DatabaseFigures>;
  readonly broker: () => BrokerState;
  readonly streams: () => number;
  readonly parts: Pick<Parts, 'known'>;
  readonly eventLoop: Pick<EventLoop, 'read'>;
  /** What is left on the disk of `DATA_DIR`; infinite where the system does not say. */
  readonly freeBytes: () => Promise<number>;
  /** Undefined if this process makes no scheduled backups. */
  readonly backups:
    { readonly everyMs: number; readonly lastAt: () => Promise<Date | undefined> } | undefined;
}

/** Registers the metrics that are read on a scrape; returns the function that reads them. */
export function createGauges(registry: Registry, sources: Sources): () => Promise<void> {
  const registers = [registry];
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ) => new Gauge({ name, help, labelNames, registers });
  const counter = (name: string, help: string) => new Counter({ name, help, registers });

  const build = gauge('chatdeck_build_info', 'The version of the server, always 1', ['version']);
  const started = gauge('process_start_time_seconds', 'When the process started, as Unix time');
  const memory = gauge('process_resident_memory_bytes', 'The memory of the process');
  const cpu = counter('process_cpu_seconds_total', 'The processor time of the process');
  const delay = gauge(
    'chatdeck_event_loop_delay_seconds',
    'How late timers run, since the scrape before',
    ['quantile'],
  );
  const disk = gauge('chatdeck_disk_free_bytes', 'What is left on the disk of DATA_DIR');
  const part = gauge('chatdeck_part_up', 'Whether a part of the server works, by part', ['part']);
  const streams = gauge('chatdeck_live_streams', 'Open streams of live events');
  const connections = gauge(
    'chatdeck_broker_connections',
    'Connections to the broker of this process; none is reported of a cluster',
  );
  const robots = gauge(
    'chatdeck_robots_online',
    'Robots connected to the broker of this process; with a cluster, all with a recent heartbeat',
  );
  const targets = gauge('chatdeck_outbox_targets', 'Unfinished targets of mass sends, by state', [
    'state',
  ]);
  const lag = gauge('chatdeck_outbox_lag_seconds', 'How long the oldest due target has been due');
  const pool = gauge(
    'chatdeck_database_pool_connections',
    'Connections to PostgreSQL, by state (open, idle), and callers that wait for one (waiting)',
    ['state'],
  );
  const failures = counter('chatdeck_database_query_failures_total', 'Queries that failed');
  const last = gauge(
    'chatdeck_backup_last_timestamp_seconds',
    'When the last scheduled backup was made, as Unix time; 0 if none was',
  );
  const interval = gauge('chatdeck_backup_interval_seconds', 'The interval of scheduled backups');

  build.set({ version: sources.version }, 1);
  started.set(Date.now() / 1000 - process.uptime());
  // What does not apply here has no value: a zero would say something.
  [connections, robots, lag, disk, last, interval].forEach((unset) => unset.remove());

  function readProcess(): void {
    memory.set(process.memoryUsage.rss());
    const { user, system } = process.cpuUsage();
    cpu.reset();
    cpu.inc((user + system) / 1e6);
    const { p50, p99 } = sources.eventLoop.read();
    delay.set({ quantile: '0.5' }, p50);
    delay.set({ quantile: '0.99' }, p99);
  }

  function readParts(): void {
    streams.set(sources.streams());
    const known = sources.parts.known();
    for (const name of PARTS) {
      const state = known.get(name);
      if (state !== undefined) part.set({ part: name }, state.isOk ? 1 : 0);
    }
    const used = sources.database.pool();
    if (used !== undefined) {
      pool.set({ state: 'open' }, used.size);
      pool.set({ state: 'idle' }, used.idle);
      pool.set({ state: 'waiting' }, used.waiting);
    }
    failures.reset();
    failures.inc(sources.database.failures());
  }

  async function readDatabase(): Promise<void> {
    const state = sources.broker();
    if (state.connections !== undefined) connections.set(state.connections);
    // While the database does not answer, old figures would look like new ones.
    const found = await sources.figures().catch(() => undefined);
    if (found === undefined) {
      targets.reset();
      lag.remove();
    } else {
      targets.set({ state: 'queued' }, found.queued);
      targets.set({ state: 'sending' }, found.sending);
      lag.set(found.lag);
    }
    const online = state.robots ?? found?.robots;
    if (online === undefined) robots.remove();
    else robots.set(online);
  }

  async function readDisk(): Promise<void> {
    const bytes = await sources.freeBytes();
    if (Number.isFinite(bytes)) disk.set(bytes);
  }

  async function readBackups(): Promise<void> {
    if (sources.backups === undefined) return;
    interval.set(sources.backups.everyMs / 1000);
    last.set(((await sources.backups.lastAt())?.getTime() ?? 0) / 1000);
  }

  return async () => {
    readProcess();
    readParts();
    await Promise.all([readDatabase(), readDisk(), readBackups()]);
  };
}
