import { describe, expect, it } from 'vitest';
import { isStorable } from './storable';

describe('What the database can hold', () => {
  it.each([
    ['an emoji and white space', { a: ['👩‍👩‍👧‍👦', '\t\n'] }, true],
    ['NUL in a nested text', { a: [{ b: 'x\0' }] }, false],
    ['half of an emoji', ['\ud83d'], false],
    ['a key with NUL', { a: { '\0': 1 } }, false],
    ['numbers, flags and nothing', [1, true, null, undefined], true],
  ])('is reported for %s', (_, value, expected) => {
    expect(isStorable(value)).toBe(expected);
  });

  it('is reported for what is nested deeper than the stack', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`) as unknown;
    expect(isStorable(deep)).toBe(false);
  });
});
