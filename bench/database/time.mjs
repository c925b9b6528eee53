import { median } from '../lib/figures.mjs';

/** What this process has computed so far, in ms of one core. */
function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * The clock of a database. An embedded one computes in this process, whose processor time does not depend on what else
 * runs on the machine; of a database server only the wall knows.
 */
export const clockOf = (isEmbedded) => (isEmbedded ? cpuMs : () => performance.now());

/** The median of what turns take, in ms. */
export async function timeTurns({ isEmbedded }, { times, make, run }) {
  const now = clockOf(isEmbedded);
  const taken = [];
  for (let time = 0; time < times; time++) {
    const made = await make();
    const began = now();
    await run(made);
    taken.push(now() - began);
  }
  return median(taken);
}

/** The same of what the statements in them take, and how many these are. */
export async function timeStatements({ meter }, { times, make, run }) {
  const taken = [];
  for (let time = 0; time < times; time++) {
    const made = await make();
    meter.take();
    await run(made);
    taken.push(meter.take());
  }
  return {
    ms: median(taken.map(({ ms }) => ms)),
    statements: median(taken.map(({ statements }) => statements)),
  };
}
