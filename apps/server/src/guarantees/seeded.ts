import { randomInt } from 'node:crypto';

/** The seed of a round of the gauntlet, else another each time, which is printed: `GUARANTEES_SEED=7 npm test -- guarantees` repeats it. */
export function guaranteesSeed(): number {
  const given = process.env.GUARANTEES_SEED;
  if (given !== undefined) return Number(given);
  const seed = randomInt(2 ** 31);
  process.stdout.write(`GUARANTEES_SEED=${seed}\n`);
  return seed;
}

/** A seeded generator of numbers from 0 to below 1 (mulberry32), so that a failure can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
