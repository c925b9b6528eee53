import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@chatdeck/sdk/contract';
import { ask, requestOf } from './crowd.mjs';
import { inTurns } from './loops.mjs';

const STARTED_AT_ONCE = 10;
const POLL_MS = 50;
/** Longer than any mass send of the bench takes; a lost target would be waited for without end. */
const MOST_MS = 180_000;

/** Starts a mass send of each account to so many friends, spread over the instances. */
export async function startMassSends(addresses, senders, targets) {
  const groups = Array.from({ length: targets }, (_, at) => ({ wxid: `wxid_${at}` }));
  const input = { target: 'Contact', groups, messages: [{ type: 1, content: '早' }] };
  await inTurns(
    senders.map((account, at) => [account, addresses[at % addresses.length]]),
    STARTED_AT_ONCE,
    async ([account, address]) =>
      ask(address, await requestOf(contract.send.messages, input, account.token)),
  );
}

/** How many targets are still to be sent to. */
export async function pendingOf({ rows }) {
  const [{ count }] = await rows(
    "select count(*)::int as count from send_targets where state in ('queued', 'sending')",
  );
  return count;
}

/** Waits until nothing is pending, and returns how many targets are in each state. */
export async function untilSent(database) {
  const until = performance.now() + MOST_MS;
  while ((await pendingOf(database)) > 0 && performance.now() < until) await pause(POLL_MS);
  const states = await database.rows(
    'select state, count(*)::int as count from send_targets group by state',
  );
  return Object.fromEntries(states.map(({ state, count }) => [state, count]));
}

/** Removes what was sent, so that the next round counts its own. */
export const clearMassSends = ({ rows }) => rows('delete from send_jobs');

/** Takes the pause between two targets away: it is stored with each mass send. */
export const sendWithoutPause = ({ rows }) => rows('update send_jobs set gap_ms = 0');
