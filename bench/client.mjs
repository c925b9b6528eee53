import { costOfCall, costOfCheck, costOfStart, LIMITED } from './client/measure.mjs';
import { figuresOf } from './lib/figures.mjs';

const FRIENDS = 10_000;

/**
 * A call of the SDK beside `fetch` and `json` over loopback, the check of 10,000 rows beside their `JSON.parse`, and
 * the start of a client.
 */
export async function measureClient(repetitions) {
  return [
    ...figuresOf(await costOfCall(repetitions), [
      { name: 'a call', unit: 'ms', measure: 'ms', against: 'fetch', goal: 1.1 },
      { name: 'a call', unit: 'ms', measure: 'ms', against: LIMITED, goal: 1.1 },
      { name: `${LIMITED} itself`, unit: 'ms', measure: 'ms', ours: LIMITED, against: 'fetch' },
    ]),
    ...figuresOf(await costOfCheck(repetitions, FRIENDS), [
      {
        name: 'checking 10,000 friends',
        unit: 'ms',
        measure: 'ms',
        against: 'JSON.parse',
        goal: 0.1,
      },
    ]),
    ...figuresOf({ ours: costOfStart(repetitions) }, [
      { name: 'start of a client', unit: 'ms', measure: 'ms', goal: 1 },
    ]),
  ];
}
