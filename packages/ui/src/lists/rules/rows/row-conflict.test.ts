import { describe, expect, it } from 'vitest';
import type { Rows } from './row-changes';
import { rowConflict } from './row-conflict';

const rule = (word: string, reply = '好', reg = 1) => ({ keywords: [word], reply, reg });
const rows = (...stored: ReturnType<typeof rule>[]): Rows =>
  stored.map((row) => ({ stored: row, isPaused: false }));
const before = rows(rule('早'), rule('午'), rule('晚'));
const seen = { row: { stored: rule('午'), isPaused: false }, at: 1 };

describe('A row that two people changed', () => {
  it('merges what they changed in different fields', () => {
    const now = rows(rule('早'), rule('午', '好的'), rule('晚'));
    const conflict = rowConflict(seen, before, now, rule('中午'));
    expect(conflict.theirs?.at).toBe(1);
    expect(conflict.merged).toEqual(rule('中午', '好的'));
  });

  it('has to be decided where they changed the same field', () => {
    const now = rows(rule('早'), rule('下午'), rule('晚'));
    expect(rowConflict(seen, before, now, rule('中午')).merged).toBeUndefined();
    expect(rowConflict(seen, before, now, rule('下午', '行')).merged).toEqual(rule('下午', '行'));
  });

  it('is found where it was moved to, and not taken for one that was added', () => {
    const moved = rows(rule('午', '好的'), rule('早'), rule('晚'));
    expect(rowConflict(seen, before, moved, rule('中午')).theirs?.at).toBe(0);
    const deleted = rows(rule('早'), rule('晚'));
    expect(rowConflict(seen, before, deleted, rule('中午'))).toMatchObject({ theirs: undefined });
    const others = rows(rule('新'), rule('早'), rule('晚'), rule('又一条'));
    expect(rowConflict(seen, before, others, rule('中午')).theirs).toBeUndefined();
  });

  it('keeps fields that only they have added or taken away', () => {
    const now: Rows = [
      { stored: rule('早'), isPaused: false },
      { stored: { keywords: ['午'], reg: 1, future: true }, isPaused: true },
    ];
    expect(rowConflict(seen, before, now, rule('午', '好', 2)).merged).toEqual({
      keywords: ['午'],
      reg: 2,
      future: true,
    });
  });
});
