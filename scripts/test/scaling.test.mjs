import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../bench/scaling/faults.mjs';
import { hundredfold } from '../../bench/scaling/hundredfold.mjs';
import { closedLoop, openLoop, spreadOf } from '../../bench/scaling/loops.mjs';
import { PAGE_FILE, pageWith, RECORD_FILE } from '../../bench/scaling/record.mjs';

const read = (file) => readFileSync(file, 'utf8');
const recorded = JSON.parse(read(RECORD_FILE));

describe('The page about several instances', () => {
  it('has the tables of the recorded run', async () => {
    expect(read(PAGE_FILE)).toBe(await pageWith(read(PAGE_FILE), recorded));
  });

  it('says what a hundred times the load takes, from what a request cost', () => {
    const [one, ...others] = recorded.instances;
    const cpuPerRequest = { server: 2, postgresql: 1 };
    const instances = [{ ...one, most: { ...one.most, cpuPerRequest } }, ...others];
    const rows = hundredfold({
      ...recorded,
      load: { ...recorded.load, perSecond: 100 },
      instances,
    });
    const needed = Object.fromEntries(rows.map(([what, figure]) => [what, figure]));
    expect(needed).toMatchObject({
      'Requests a second': '10,000',
      'Cores of the server': '20',
      'Cores of PostgreSQL': '10',
      'Connections to PostgreSQL': '440',
    });
  });
});

describe('A run', () => {
  const [one, ...others] = recorded.instances;
  const withOutbox = (change) => {
    const fast = { ...one.outbox.fast, ...change };
    return { ...recorded, instances: [{ ...one, outbox: { ...one.outbox, fast } }, ...others] };
  };

  it('that was recorded has no lost message and no repeated one', () => {
    expect(faultsOf(recorded)).toEqual([]);
  });

  it('with a lost or a repeated message is not recorded', () => {
    const { targets } = one.outbox.fast;
    expect(faultsOf(withOutbox({ received: targets - 2, receivedTwice: 1 }))).toEqual([
      'with 1: 2 targets without a message',
      'with 1: 1 targets with two messages',
    ]);
  });
});

describe('The loads of the bench', () => {
  it('count what waits behind a request that takes long, and what fails', async () => {
    const { waits, errors } = await openLoop(1_000, 0.02, (index) => {
      // The first one keeps the process busy for as long as ten others are due.
      for (const until = performance.now() + 10; index === 0 && performance.now() < until;);
      return index === 19 ? Promise.reject(new Error('refused')) : Promise.resolve();
    });
    expect(waits).toHaveLength(20);
    expect(waits.filter((wait) => wait > 3).length).toBeGreaterThan(4);
    expect(errors).toEqual(['Error: refused']);
    expect(spreadOf([1, 2, 3, 4, 100])).toEqual({ p50: 3, p99: 100, longest: 100 });
  });

  it('have as many in flight as they are to, and no more', async () => {
    let inFlight = 0;
    let most = 0;
    await closedLoop(5, 0.02, async () => {
      most = Math.max(most, (inFlight += 1));
      await Promise.resolve();
      inFlight -= 1;
    });
    expect(most).toBe(5);
  });
});
