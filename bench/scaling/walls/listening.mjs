import { setTimeout as pause } from 'node:timers/promises';
import { cpuOf, withCpu } from '../cpu.mjs';

/** The channel of the server's events (`events/event-channel.ts`). */
const CHANNEL = 'chatdeck_events';
const PER_STATEMENT = 50;
const ARRIVAL_MS = 5_000;

/** An event as the server sends it; each another one, since PostgreSQL passes on equal ones of a transaction once. */
const signalOf = ({ userId }, number) =>
  JSON.stringify({
    kind: 'event',
    userId,
    event: { type: 'people', list: 'contacts', by: String(number) },
  });

/**
 * What an event costs instances that did not cause it: events of accounts with a console are sent past them, and every
 * instance reads each one.
 */
export async function measureListening({ database, consoles }, { pids }, streams, events) {
  const before = streams.people();
  const { cpu, seconds } = await withCpu(
    { server: () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0) },
    async () => {
      for (let from = 0; from < events; from += PER_STATEMENT) {
        const signals = Array.from({ length: PER_STATEMENT }, (_, at) =>
          signalOf(consoles[(from + at) % consoles.length], from + at),
        );
        await database.rows('select pg_notify($1, text) from unnest($2::text[]) as text', [
          CHANNEL,
          signals,
        ]);
      }
      const until = performance.now() + ARRIVAL_MS;
      while (streams.people() - before < events && performance.now() < until) await pause(5);
    },
  );
  return {
    events,
    lost: events - (streams.people() - before),
    perSecond: events / seconds,
    cpuMs: cpu.server / events / pids.length,
  };
}
