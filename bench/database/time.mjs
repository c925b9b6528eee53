import { median } from '../lib/figures.mjs';

/** What this process has computed so far, in ms of one core. */
function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * The median of what turns take, in ms. An embedded database computes in this process, whose processor time does not
 * depend on what else runs on the machine; of a database server only the clock knows.
 */
export async function timeTurns({ isEmbedded }, { times, make, run }) {
  const now = isEmbedded ? cpuMs : () => performance.now();
  const taken = [];
  for (let time = 0; time < times; time++) {
    const made = await make();
    const began = now();
    await run(made);
    taken.push(now() - began);
  }
  return median(taken);
}
