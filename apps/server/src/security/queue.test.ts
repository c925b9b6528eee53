import { describe, expect, it } from 'vitest';
import { createQueue } from './queue';

describe('A queue', () => {
  it('does so much at once, in order, and refuses what would wait too long', async () => {
    const queue = createQueue(2, 2, () => new Error('full'));
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const work = (name: string) =>
      queue(() => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      });
    const all = ['a', 'b', 'c', 'd'].map(work);
    await expect.poll(() => begun).toEqual(['a', 'b']);
    await expect(work('e')).rejects.toThrow('full');
    ends.shift()?.();
    expect(await all[0]).toBe('a');
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    ends.splice(0).forEach((end) => end());
    await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
    ends.splice(0).forEach((end) => end());
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('goes on after work that fails', async () => {
    const queue = createQueue(1, 9, () => new Error('full'));
    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue(() => Promise.resolve('well'))).toBe('well');
  });
});
