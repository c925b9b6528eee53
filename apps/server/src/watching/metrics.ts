import { SEND_STATE } from '@chatdeck/sdk/constants';
import { Counter, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds: most calls take a few milliseconds, and a request is answered within ten seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The metrics that are counted as things happen; those that are read on a scrape are in `gauges.ts`. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const metrics = {
    registry,
    requests: new Histogram({
      name: 'chatdeck_http_request_duration_seconds',
      help: 'Requests by route pattern, method and status class, with the time to answer them; live streams are left out',
      labelNames: ['method', 'route', 'status'],
      buckets: DURATIONS,
      registers,
    }),
    logins: new Counter({
      name: 'chatdeck_logins_total',
      help: 'Logins by way (password, phone) and outcome (accepted, refused)',
      labelNames: ['way', 'outcome'],
      registers,
    }),
    targets: new Counter({
      name: 'chatdeck_outbox_finished_total',
      help: 'Targets of mass sends that reached their final state in this process, by that state',
      labelNames: ['state'],
      registers,
    }),
    backupFailures: new Counter({
      name: 'chatdeck_backup_failures_total',
      help: 'Scheduled backups that failed',
      registers,
    }),
  };
  // A series that begins with its first event has no rate of it.
  for (const outcome of ['accepted', 'refused']) {
    metrics.logins.inc({ way: 'password', outcome }, 0);
    metrics.logins.inc({ way: 'code', outcome }, 0);
    metrics.logins.inc({ way: 'passkey', outcome }, 0);
  }
  metrics.logins.inc({ way: 'phone', outcome: 'accepted' }, 0);
  for (const state of Object.values(SEND_STATE)) {
    if (state !== SEND_STATE.queued) metrics.targets.inc({ state }, 0);
  }
  return metrics;
}

export type Metrics = ReturnType<typeof createMetrics>;
