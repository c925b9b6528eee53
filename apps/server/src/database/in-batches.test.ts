import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches';

/** Squares numbers in batches that end when they are told to; a batch with a zero fails. */
function squares(most: number) {
  const batches: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const square = inBatches<number, number>(most, async (items) => {
    batches.push(items);
    await new Promise<void>((end) => ends.push(end));
    if (items.includes(0)) throw new Error('of this batch');
    return (item) => item * item;
  });
  const end = async () => {
    ends.shift()?.();
    // The next begins once those of this one have been told.
    await new Promise((done) => setImmediate(done));
  };
  return { square, batches, end };
}

describe('Items that are answered in batches', () => {
  it('begin at once when nothing runs, and share the next one when something does', async () => {
    const { square, batches, end } = squares(10);
    const first = square(1);
    expect(batches).toEqual([[1]]);
    const others = [square(2), square(3)];
    expect(batches).toEqual([[1]]);
    await end();
    expect(batches).toEqual([[1], [2, 3]]);
    await end();
    expect(await Promise.all([first, ...others])).toEqual([1, 4, 9]);
    const last = square(4);
    expect(batches).toHaveLength(3);
    await end();
    expect(await last).toBe(16);
  });

  it('are at most so many in one', async () => {
    const { square, batches, end } = squares(2);
    const all = Promise.all([1, 2, 3, 4].map(square));
    for (let at = 0; at < 3; at += 1) await end();
    expect(batches).toEqual([[1], [2, 3], [4]]);
    expect(await all).toEqual([1, 4, 9, 16]);
  });

  it('fail with those that they were with or waited for, and with no other', async () => {
    const { square, end } = squares(10);
    const first = square(1);
    await end();
    const failing = Promise.allSettled([square(0), square(2), square(3)]);
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
