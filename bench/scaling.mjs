import { circumstances } from './lib/record.mjs';
import { faultsOf } from './scaling/faults.mjs';
import { measureInstances } from './scaling/measure-instances.mjs';
import { measuredPart } from './scaling/page.mjs';
import { recordScaling } from './scaling/record.mjs';
import { measureBroker } from './scaling/walls/broker.mjs';
import { measureConnections } from './scaling/walls/connections.mjs';
import { measureNotify } from './scaling/walls/notify.mjs';
import { openWorld } from './scaling/world.mjs';

const COUNTS = [1, 2, 4];
const FULL = {
  crowd: { robots: 2_000, consoles: 300, senders: 100, friends: 60 },
  load: { perSecond: 100, inFlight: 32, pacedTargets: 10, events: 20_000 },
  seconds: 6,
};
/** To try the bench itself; its figures say little. */
const BRIEF = {
  crowd: { robots: 100, consoles: 30, senders: 10, friends: 30 },
  load: { perSecond: 30, inFlight: 16, pacedTargets: 3, events: 1_000 },
  seconds: 2,
};

/**
 * 2,000 robots and 300 consoles on one PostgreSQL and one Mosquitto, served by 1, 2 and 4 instances; then what each of
 * the shared parts bears by itself.
 */
async function measureScaling(isBrief) {
  const { crowd, load, seconds } = isBrief ? BRIEF : FULL;
  const began = performance.now();
  const report = (step) => {
    const passed = Math.round((performance.now() - began) / 1_000);
    console.log(`${passed} s: ${step}`);
  };
  const saved = new Map();
  const options = { ...crowd, ...load, seconds, versions: saved };
  const world = await openWorld(crowd, report);
  const stop = () => void world.close().then(() => process.exit(1));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  try {
    const instances = [];
    for (const count of COUNTS) {
      report(`instances: ${count}`);
      instances.push(await measureInstances(world, count, options));
    }
    const brief = seconds / 3;
    report('connections');
    const connections = await measureConnections(world, brief * 1.5, saved);
    report('notifications');
    const notify = await measureNotify(world.database, brief);
    report('broker');
    const broker = await measureBroker(world, brief);
    report('done');
    return {
      versions: { postgresql: await world.database.version(), mosquitto: world.broker.version },
      crowd,
      load,
      seconds,
      instances,
      walls: { connections, notify, broker },
    };
  } finally {
    await world.close();
  }
}

/** Measures, prints the tables, and records them if asked to; returns what went wrong. */
export async function runScaling(isBrief, isWritten) {
  const measured = await measureScaling(isBrief);
  console.log(measuredPart({ ...circumstances(), ...measured }));
  const faults = faultsOf(measured);
  faults.forEach((fault) => console.log(fault));
  if (isWritten && !isBrief && faults.length === 0) await recordScaling(measured);
  return faults;
}
