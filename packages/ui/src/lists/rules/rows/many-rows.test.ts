import { describe, expect, it } from 'vitest';
import { pauseRows, placesOf, removeRows, restoreRows, rowKeys } from './many-rows';
import type { Rows } from './row-changes';

const listOf = (letters: string): Rows =>
  [...letters].map((letter) => ({ stored: letter.toLowerCase(), isPaused: letter < 'a' }));
/** The letters of the rows, paused ones in upper case. */
const lettersOf = (rows: Rows | undefined) =>
  rows
    ?.map(({ stored, isPaused }) => {
      const letter = typeof stored === 'string' ? stored : '?';
      return isPaused ? letter.toUpperCase() : letter;
    })
    .join('');
const seenIn = (rows: Rows, ...indexes: readonly number[]) =>
  indexes.flatMap((at) => {
    const row = rows[at];
    return row ? [{ row, at }] : [];
  });

describe('A change of several rows', () => {
  const rows = listOf('abCd');

  it('pauses and resumes all of them, whatever each was before', () => {
    expect(lettersOf(pauseRows(seenIn(rows, 0, 2), true)(rows))).toBe('AbCd');
    expect(lettersOf(pauseRows(seenIn(rows, 0, 2), false)(rows))).toBe('abcd');
  });

  it('removes them, and puts each back to its place', () => {
    const seen = seenIn(rows, 3, 0);
    expect(lettersOf(removeRows(seen)(rows))).toBe('bC');
    expect(lettersOf(restoreRows(seen)(listOf('bC')))).toBe('abCd');
    expect(lettersOf(restoreRows(seen)(listOf('b')))).toBe('abd');
  });

  it('finds them after somebody else moved some and deleted others', () => {
    const seen = seenIn(rows, 1, 3);
    expect(lettersOf(removeRows(seen)(listOf('xabC')))).toBe('xaC');
    expect(removeRows(seen)(listOf('xaC'))).toBeUndefined();
  });

  it('takes a paused copy for itself, not for its original', () => {
    const seen = seenIn(listOf('aA'), 1);
    expect(lettersOf(removeRows(seen)(listOf('xaA')))).toBe('xa');
  });

  it('takes as many of equal rows as were chosen', () => {
    const same = listOf('aaa');
    expect([...placesOf(same, seenIn(same, 1))]).toEqual([1]);
    expect(placesOf(listOf('xaa'), seenIn(same, 0, 1)).size).toBe(2);
  });
});

it('gives equal rows different keys, and a row the same key wherever it stands', () => {
  expect(new Set(rowKeys(listOf('aab'))).size).toBe(3);
  expect(rowKeys(listOf('ba'))[0]).toBe(rowKeys(listOf('ab'))[1]);
});
