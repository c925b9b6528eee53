import { describe, expect, it } from 'vitest';
import {
  addRow,
  copyRow,
  moveRow,
  pauseRow,
  removeRow,
  replaceRow,
  restoreRow,
  type Rows,
} from './row-changes';

const rows: Rows = ['a', 'b', 'c'].map((stored) => ({ stored, isPaused: false }));
const seen = (at: number) => ({ row: rows[at] ?? { stored: null, isPaused: false }, at });
const [a, b, c] = [seen(0), seen(1), seen(2)] as const;
const contents = (changed: Rows | undefined) =>
  changed?.map(({ stored }) => String(JSON.stringify(stored)).replaceAll('"', '')).join('');

describe('A change of rows', () => {
  it('adds, replaces, removes and puts back', () => {
    expect(contents(addRow('d')(rows))).toBe('abcd');
    expect(contents(replaceRow(b, 'x')(rows))).toBe('axc');
    expect(contents(removeRow(b)(rows))).toBe('ac');
    expect(contents(restoreRow(b)(removeRow(b)(rows) ?? []))).toBe('abc');
  });

  it('moves to a place, as far as there are rows', () => {
    expect(contents(moveRow(c, 1, rows)(rows))).toBe('acb');
    expect(contents(moveRow(a, 1, rows)(rows))).toBe('bac');
    expect(contents(moveRow(c, -1, rows)(rows))).toBe('cab');
    expect(contents(moveRow(a, Infinity, rows)(rows))).toBe('bca');
    expect(contents(moveRow(a, 0, rows)(rows))).toBe('abc');
  });

  it('moves behind the row that it was put behind, wherever that stands by then', () => {
    const named = (letters: string): Rows =>
      [...letters].map((stored) => ({ stored, isPaused: false }));
    expect(contents(moveRow(c, 1, rows)(named('xyabc')))).toBe('xyacb');
    expect(contents(moveRow(a, 2, rows)(named('abcxy')))).toBe('bcxya');
    expect(contents(moveRow(c, 1, rows)(named('xbc')))).toBe('xcb');
    expect(moveRow(c, 1, rows)(named('ab'))).toBeUndefined();
  });

  it('moves twice as once, since the list already shows a move that is being saved', () => {
    const move = moveRow(a, 1, rows);
    expect(move(move(rows) ?? [])).toEqual(move(rows));
  });

  it('copies a row as one that is paused', () => {
    expect(copyRow(a)(rows)).toEqual([
      { stored: 'a', isPaused: false },
      { stored: 'a', isPaused: true },
      ...rows.slice(1),
    ]);
    expect(pauseRow(a, true)(rows)?.[0]).toEqual({ stored: 'a', isPaused: true });
  });

  it('takes a paused copy for itself, not for its original, wherever it stands by then', () => {
    const copy = { row: { stored: 'a', isPaused: true }, at: 1 };
    const later: Rows = [{ stored: 'new', isPaused: false }, ...(copyRow(a)(rows) ?? [])];
    expect(removeRow(copy)(later)).toEqual([{ stored: 'new', isPaused: false }, ...rows]);
  });

  it('finds its row again after others came before it, and says when it is gone', () => {
    const later: Rows = [{ stored: 'new', isPaused: false }, ...rows];
    expect(contents(removeRow(c)(later))).toBe('newab');
    expect(removeRow({ ...c, row: { stored: 'gone', isPaused: false } })(later)).toBeUndefined();
  });
});
