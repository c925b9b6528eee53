import { watchEvents } from '../consoles.mjs';
import { closedLoop, spreadOf } from '../loops.mjs';
import { createRequests } from '../requests.mjs';
import { connectionsOf } from '../statements.mjs';

const IN_FLIGHT = [8, 32, 128, 256];
const WARM_UP_S = 3;

/** What one instance does with more and more requests in flight than it has connections to the database. */
export async function measureConnections(world, seconds, versions) {
  const instances = await world.start(1);
  const { send } = createRequests(world.crowd, world.consoles, watchEvents(), versions);
  const sendNext = () => send(instances.addresses);
  try {
    await closedLoop(8, WARM_UP_S, sendNext);
    const rates = [];
    for (const inFlight of IN_FLIGHT) {
      const began = performance.now();
      const { waits, errors } = await closedLoop(inFlight, seconds, sendNext);
      rates.push({
        inFlight,
        perSecond: (waits.length - errors.length) / ((performance.now() - began) / 1_000),
        failed: errors.length,
        latency: spreadOf(waits),
        connections: await connectionsOf(world.database),
      });
    }
    const [{ max_connections: allowed }] = await world.database.rows('show max_connections');
    return { allowed: Number(allowed), rates };
  } finally {
    await instances.stop();
  }
}
