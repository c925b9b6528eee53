import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wallsOf } from '../../bench/scaling/due.mjs';
import { faultsOf } from '../../bench/scaling/faults.mjs';
import { hundredfold } from '../../bench/scaling/hundredfold.mjs';
import { closedLoop, openLoop, spreadOf } from '../../bench/scaling/loops.mjs';
import { PAGE_FILE, pageWith, readScaling } from '../../bench/scaling/record.mjs';
import { RUN } from './scaling.fixtures.mjs';

const page = readFileSync(PAGE_FILE, 'utf8');
const recorded = readScaling();
const versions = { postgresql: '15.1', mosquitto: '2.0' };

describe('The page about several instances', () => {
  it('has the tables of the recorded run, or says that there is none', async () => {
    expect(page).toBe(await pageWith(page, recorded));
  });

  it('shows what a run has measured for each number of instances', async () => {
    const shown = await pageWith(page, { ...RUN, date: 'today', commit: 'c', versions });
    const row = (name) => shown.split('\n').find((line) => line.startsWith(`| ${name} `));
    expect(row('connections to PostgreSQL')).toMatch(/\| 22 +\| 44 +\| 88 +\|/);
    expect(row('CPU of a request: servers')).toContain('2 ms');
  });

  it('says what a hundred times the load takes, from what a request cost', () => {
    expect(
      Object.fromEntries(hundredfold(RUN).map(([what, needed]) => [what, needed])),
    ).toMatchObject({
      'Requests a second': '10,000',
      'Cores of the server': '20',
      'Cores of PostgreSQL': '10',
      'Connections to PostgreSQL': '440',
      'Notifications a second': '500',
    });
  });

  it('says when each wall is due', () => {
    expect(Object.fromEntries(wallsOf(RUN))).toMatchObject({
      '1. the core of an instance': '500 requests a second',
      '4. statements': '1,000 requests a second for a core of PostgreSQL, 16,000 for 16',
    });
  });
});

describe('A run', () => {
  const withOutbox = (change) => {
    const [one, ...others] = RUN.instances;
    const fast = { ...one.outbox.fast, ...change };
    return { ...RUN, instances: [{ ...one, outbox: { ...one.outbox, fast } }, ...others] };
  };

  it('that was recorded has no lost message and no repeated one', () => {
    expect(recorded ? faultsOf(recorded) : []).toEqual([]);
  });

  it('with a lost or a repeated message is not recorded', () => {
    expect(faultsOf(RUN)).toEqual([]);
    expect(faultsOf(withOutbox({ received: 5_998, receivedTwice: 1 }))).toEqual([
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
