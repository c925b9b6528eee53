import { describe, expect, it } from 'vitest';
import { pageCount, pageSlots } from './pagination';

describe('the pages that are offered', () => {
  it('are all of them while they are few', () => {
    expect(pageSlots(1, 1)).toEqual([1]);
    expect(pageSlots(2, 3)).toEqual([1, 2, 3]);
  });

  it('are the first, the last and those around the current one when they are many', () => {
    expect(pageSlots(1, 10)).toEqual([1, 2, 'gap-after', 10]);
    expect(pageSlots(5, 10)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 10]);
    expect(pageSlots(10, 10)).toEqual([1, 'gap-before', 9, 10]);
  });

  it('are one for an empty list', () => {
    expect(pageCount(0, 10)).toBe(1);
    expect(pageCount(11, 10)).toBe(2);
  });
});
