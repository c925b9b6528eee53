import { setTimeout as pause } from 'node:timers/promises';

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Median, 99th percentile and the longest of some waits in ms. */
export function spreadOf(waits) {
  const sorted = [...waits].sort((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    longest: sorted.at(-1) ?? NaN,
  };
}

/**
 * Sends requests at fixed times, whether or not earlier ones were answered: a server that stops for a second is slow for
 * all the requests that were due meanwhile.
 */
export async function openLoop(perSecond, seconds, send) {
  const load = { waits: [], errors: [] };
  const began = performance.now();
  const answers = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const dueAt = began + (index * 1_000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 0) await pause(early);
    answers.push(timed(load, dueAt, send, index));
  }
  await Promise.all(answers);
  return load;
}

/** Keeps so many requests in flight, each sent as soon as an earlier one was answered. */
export async function closedLoop(inFlight, seconds, send) {
  const load = { waits: [], errors: [] };
  const until = performance.now() + seconds * 1_000;
  let next = 0;
  const sender = async () => {
    while (performance.now() < until) {
      next += 1;
      await timed(load, performance.now(), send, next);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, sender));
  return load;
}

async function timed(load, from, send, index) {
  try {
    await send(index);
  } catch (error) {
    load.errors.push(String(error));
  }
  load.waits.push(performance.now() - from);
}

/** Works on items, so many at a time. */
export async function inTurns(items, atOnce, work) {
  const results = [];
  for (let from = 0; from < items.length; from += atOnce) {
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))));
  }
  return results;
}
