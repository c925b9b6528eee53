import type { Json } from '@chatdeck/sdk/rules';
import { describe, expect, it } from 'vitest';
import { addressedRow, robotQuery, rowQuery, ruleQuery } from './row-address';

const rule = (keyword: string) => ({ keywords: [keyword], reg: 1 });
const listed = (...stored: Json[]) => stored.map((row) => ({ stored: row, isPaused: false }));
const address = (row: Json, at: number) => rowQuery(row, at)['rule'] ?? '';

describe('The address of a row', () => {
  it('is its number and what it says, whatever the order of its fields', () => {
    expect(address(rule('价格'), 2)).toMatch(/^3-[0-9a-z]{1,7}$/);
    expect(address({ reg: 1, keywords: ['价格'] }, 2)).toBe(address(rule('价格'), 2));
    expect(address({ keywords: ['价格'], reg: 2 }, 2)).not.toBe(address(rule('价格'), 2));
  });

  it('leads to the row, also after a move, and to none that says something else', () => {
    const rows = listed(rule('甲'), rule('乙'), rule('丙'));
    expect(addressedRow(rows, address(rule('乙'), 1))).toBe(1);
    expect(addressedRow(rows, address(rule('丙'), 0))).toBe(2);
    expect(addressedRow(rows, address(rule('丁'), 1))).toBeUndefined();
    for (const other of ['', '2', '2-', 'x-1', '-1-abc']) {
      expect(addressedRow(rows, other), other).toBeUndefined();
    }
  });

  it('leads to the one of two equal rows that it counts', () => {
    const rows = listed(rule('甲'), rule('乙'), rule('甲'));
    expect(addressedRow(rows, address(rule('甲'), 2))).toBe(2);
    expect(addressedRow(rows, address(rule('甲'), 1))).toBe(0);
  });
});

describe('The address of a rule', () => {
  const paused = { at: 0, row: rule('停') };
  const config = {
    replyKeywords: [rule('甲'), rule('乙')],
    chatdeckPaused: { replyKeywords: [paused] },
  };

  it('counts paused rows, as the page of the list does', () => {
    expect(ruleQuery(config, { list: 'replyKeywords', index: 2 })).toEqual({
      rule: address(rule('乙'), 2),
    });
    expect(ruleQuery(config, { list: 'replyKeywords', index: 3 })).toBeUndefined();
    expect(ruleQuery(config, { list: 'preventWords', index: 0 })).toBeUndefined();
    expect(ruleQuery('{', { list: 'replyKeywords', index: 0 })).toBeUndefined();
  });

  it('is none for an edit that is not saved', () => {
    const edited = { config: { replyKeywords: [rule('新'), rule('甲')] } };
    const query = robotQuery(edited, { config });
    expect(query({ list: 'replyKeywords', index: 0 })).toBeUndefined();
    expect(query({ list: 'replyKeywords', index: 1 })).toEqual({ rule: address(rule('甲'), 1) });
  });

  it('is the id of a dialogue', () => {
    const robot = { config, dialogues: [{ id: '7' }, { id: '9' }] };
    expect(robotQuery(robot)({ list: 'dialogues', index: 1 })).toEqual({ rule: '2-9' });
    expect(robotQuery(robot)({ list: 'dialogues', index: 2 })).toBeUndefined();
  });
});
