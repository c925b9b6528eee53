import { setTimeout as pause } from 'node:timers/promises';
import { openConsoles, watchEvents } from './consoles.mjs';
import { cpuOf, cpuOfFamily, memoryOf, withCpu } from './cpu.mjs';
import { closedLoop, openLoop, spreadOf } from './loops.mjs';
import { measureOutbox } from './measure-outbox.mjs';
import { createRequests } from './requests.mjs';
import { connectionsOf, resetStatements, statementsOf } from './statements.mjs';
import { measureListening } from './walls/listening.mjs';

/** What a server is compiled on before it is measured. */
const WARM_UP_S = 3;
const WARM_UP_IN_FLIGHT = 8;
const EVENT_MS = 5_000;

const total = (cpu) => Object.values(cpu).reduce((sum, ms) => sum + ms, 0);

/** The parts whose CPU is counted. */
export const partsOf = ({ database, broker }, { pids }) => ({
  server: () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0),
  postgresql: () => cpuOfFamily(database.pid),
  mosquitto: () => cpuOf(broker.pid),
  driver: () => cpuOf(process.pid),
});

const perRequest = (cpu, requests) =>
  Object.fromEntries(Object.entries(cpu).map(([part, ms]) => [part, ms / requests]));

/** Everything that is measured of so many instances in one world. */
export async function measureInstances(world, count, options) {
  const instances = await world.start(count);
  const { addresses } = instances;
  const events = watchEvents();
  const consoles = await openConsoles(addresses, world.consoles, events);
  const { send } = createRequests(world.crowd, world.consoles, events, options.versions);
  const sendNext = () => send(addresses);
  const parts = partsOf(world, instances);
  try {
    await closedLoop(WARM_UP_IN_FLIGHT, WARM_UP_S, sendNext);
    const steady = await measureSteady(world, options, { parts, events, sendNext });
    const most = await measureMost(world, options, { parts, sendNext });
    const outbox = await measureOutbox(world, addresses, options, parts);
    const listening = await measureListening(world, instances, consoles, options.events);
    return {
      instances: count,
      steady,
      most,
      outbox,
      listening,
      memoryMb: instances.pids.reduce((sum, pid) => sum + memoryOf(pid), 0) / count,
      streams: consoles.open(),
      robots: world.robots.connected(),
    };
  } finally {
    consoles.close();
    await instances.stop();
  }
}

/** A fixed load: latency, what an event takes from a save to a console, and the CPU of each part. */
async function measureSteady(world, { perSecond, seconds }, { parts, events, sendNext }) {
  events.reset();
  await resetStatements(world.database);
  const {
    result,
    cpu,
    seconds: took,
  } = await withCpu(parts, () => openLoop(perSecond, seconds, sendNext));
  const { notify, all } = await statementsOf(world.database);
  for (const until = performance.now() + EVENT_MS; events.missing() > 0; await pause(20)) {
    if (performance.now() > until) break;
  }
  const requests = result.waits.length;
  return {
    perSecond,
    requests,
    errors: result.errors.slice(0, 5),
    failed: result.errors.length,
    latency: spreadOf(result.waits),
    cores: Object.fromEntries(Object.entries(cpu).map(([part, ms]) => [part, ms / 1_000 / took])),
    statementsPerRequest: all.calls / requests,
    notifiesPerSecond: notify.calls / took,
    notifyMs: notify.ms,
    events: {
      saves: events.state.waits.length,
      lost: events.missing(),
      beforeAnswer: events.state.beforeAnswer,
      latency: spreadOf(events.state.waits),
    },
  };
}

/** As many requests as are accepted with so many in flight, and what each costs. */
async function measureMost(world, { inFlight, seconds }, { parts, sendNext }) {
  let connections = 0;
  const look = setInterval(async () => {
    connections = Math.max(connections, await connectionsOf(world.database));
  }, 500);
  const {
    result,
    cpu,
    seconds: took,
  } = await withCpu(parts, () => closedLoop(inFlight, seconds, sendNext));
  clearInterval(look);
  const requests = result.waits.length - result.errors.length;
  return {
    inFlight,
    requestsPerSecond: requests / took,
    failed: result.errors.length,
    errors: result.errors.slice(0, 5),
    latency: spreadOf(result.waits),
    cpuPerRequest: perRequest(cpu, requests),
    cores: total(cpu) / 1_000 / took,
    connections,
  };
}
