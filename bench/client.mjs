import { measureClient } from './client/measure.mjs';

const BARS = { call: 1.3, check: 1 };

/**
 * Compares an SDK call with `fetch` and `json` over loopback, and a validated list of 10,000 rows with its
 * `JSON.parse`.
 */
export async function runClient() {
  const measured = await measureClient();
  const rows = Object.entries(measured).map(([name, { floor, call }]) => {
    const value = Number((call / floor).toFixed(2));
    return {
      bar: `${name} / floor`,
      'floor ms': Number(floor.toFixed(3)),
      'ours ms': Number(call.toFixed(3)),
      value,
      most: BARS[name],
      verdict: value <= BARS[name] ? 'pass' : 'MISS',
    };
  });
  console.table(rows);
  return rows.filter(({ verdict }) => verdict === 'MISS').length;
}
