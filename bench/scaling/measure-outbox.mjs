import { withCpu } from './cpu.mjs';
import {
  clearMassSends,
  pendingOf,
  sendWithoutPause,
  startMassSends,
  untilSent,
} from './mass-sends.mjs';
import { beat } from './robots.mjs';
import { resetStatements, statementsOf } from './statements.mjs';

async function begin({ database, robots, consoles }, addresses, senders, targets) {
  await clearMassSends(database);
  robots.state.sentTo.clear();
  const accounts = consoles.slice(0, senders);
  // A robot is online for three minutes after a heartbeat.
  await Promise.all(accounts.map((account) => beat(addresses[0], account)));
  await startMassSends(addresses, accounts, targets);
}

/** Waits for what is pending; how many targets that were, in which time, by which statements. */
async function drain({ database }) {
  await resetStatements(database);
  const pending = await pendingOf(database);
  const began = performance.now();
  const states = await untilSent(database);
  const seconds = (performance.now() - began) / 1_000;
  return { pending, seconds, states, statements: await statementsOf(database) };
}

/** Mass sends at the pace of real ones: how many claims all instances make for a target that is due. */
async function measurePaced(world, addresses, { senders, pacedTargets }) {
  await begin(world, addresses, senders, pacedTargets);
  const { pending, statements } = await drain(world);
  return {
    targets: pending,
    claimsPerTarget: statements.claim.calls / pending,
    statementsPerTarget: statements.all.calls / pending,
  };
}

/** Mass sends without a pause between targets: how fast they are handed over, and that each target gets one. */
async function measureFast(world, addresses, { senders, friends }, parts) {
  const { database, robots } = world;
  await begin(world, addresses, senders, friends);
  const before = robots.state.received;
  const { result, cpu } = await withCpu(parts, async () => {
    await sendWithoutPause(database);
    return drain(world);
  });
  const { pending, seconds, states, statements } = result;
  const { claim, notify } = statements;
  const times = [...robots.state.sentTo.values()];
  return {
    targets: senders * friends,
    states,
    received: times.length,
    receivedTwice: times.filter((count) => count > 1).length,
    perSecond: pending / seconds,
    messagesPerSecond: (robots.state.received - before) / seconds,
    targetsPerClaim: pending / claim.calls,
    claimMs: claim.ms,
    notifyMs: notify.ms,
    notifiesPerTarget: notify.calls / pending,
    statementsPerTarget: statements.all.calls / pending,
    cpuPerTarget: Object.fromEntries(Object.entries(cpu).map(([part, ms]) => [part, ms / pending])),
  };
}

export async function measureOutbox(world, addresses, options, parts) {
  const paced = await measurePaced(world, addresses, options);
  return { paced, fast: await measureFast(world, addresses, options, parts) };
}
