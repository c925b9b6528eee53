import { withCpu, cpuOfFamily } from '../cpu.mjs';
import { closedLoop, spreadOf } from '../loops.mjs';

const SENDERS = 16;
const LISTENERS = [1, 4, 16, 64];
const CHANNEL = 'bench_events';
const PAYLOAD = JSON.stringify({
  kind: 'event',
  userId: 'crowd1',
  event: { type: 'config', version: 17, liveVersion: 16, by: 'client' },
});

/** How many commits a second PostgreSQL makes of so many connections, and its CPU for each. */
async function rateOf(database, seconds, statement) {
  const pool = database.pool(SENDERS);
  try {
    const {
      result,
      cpu,
      seconds: took,
    } = await withCpu({ postgresql: () => cpuOfFamily(database.pid) }, () =>
      closedLoop(SENDERS, seconds, () => pool.query(...statement)),
    );
    const commits = result.waits.length;
    return {
      perSecond: commits / took,
      cpuMs: cpu.postgresql / commits,
      latency: spreadOf(result.waits),
    };
  } finally {
    await pool.end();
  }
}

/** Notifications a second with more and more connections that listen, beside the same commits without one. */
export async function measureNotify(database, seconds) {
  const control = await rateOf(database, seconds, ['select pg_current_xact_id()']);
  const rates = [];
  const listening = [];
  for (const listeners of LISTENERS) {
    while (listening.length < listeners) {
      const client = await database.connect();
      await client.query(`listen ${CHANNEL}`);
      listening.push(client);
    }
    const statement = ['select pg_notify($1, $2)', [CHANNEL, PAYLOAD]];
    rates.push({ listeners, ...(await rateOf(database, seconds, statement)) });
  }
  await Promise.all(listening.map((client) => client.end()));
  return { senders: SENDERS, control, rates };
}
