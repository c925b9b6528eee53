import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches';

/** The end of a turn of the event loop, and of what begins with the next. */
const turn = () => new Promise((done) => setImmediate(done));

/** Squares numbers in batches that end when they are told to; a batch with a zero fails. */
function squares(most: number) {
  const batches: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const square = inBatches<number, number>(async (items) => {
    batches.push(items);
    await new Promise<void>((end) => ends.push(end));
    if (items.includes(0)) throw new Error('of this batch');
    return (item) => item * item;
  }, most);
  const end = async () => {
    await turn();
    ends.shift()?.();
    await turn();
  };
  return { square, batches, end };
}

describe('Items that are answered in batches', () => {
  it('share one when they come in one turn of the event loop, or while another runs', async () => {
    const { square, batches, end } = squares(10);
    const first = square(1);
    // As of two requests that arrive together: what the first one did was over before the second was read.
    const second = Promise.resolve().then(() => square(2));
    await turn();
    expect(batches).toEqual([[1, 2]]);
    const others = [square(3), square(4)];
    await turn();
    expect(batches).toHaveLength(1);
    await end();
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
    await end();
    expect(await Promise.all([first, second, ...others])).toEqual([1, 4, 9, 16]);
    const last = square(5);
    await end();
    expect(batches).toHaveLength(3);
    expect(await last).toBe(25);
  });

  it('are at most so many in one', async () => {
    const { square, batches, end } = squares(2);
    const all = Promise.all([1, 2, 3, 4].map(square));
    for (let at = 0; at < 2; at += 1) await end();
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(await all).toEqual([1, 4, 9, 16]);
  });

  it('fail with those that they were with or waited for, and with no other', async () => {
    const { square, end } = squares(10);
    const first = square(1);
    await end();
    const together = [square(0), square(2)];
    await turn();
    const failing = Promise.allSettled([...together, square(3)]);
    await end();
    const after = square(4);
    await end();
    expect((await failing).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect([await first, await after]).toEqual([1, 16]);
  });
});
