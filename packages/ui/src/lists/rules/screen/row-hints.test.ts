import { expect, it } from 'vitest';
import { firstMatchHints, sameTimeHints } from './row-hints';
import { searchRows } from './search-rows';

const row = (keywords: string[], isPaused = false) => ({ stored: { keywords, reg: 1 }, isPaused });

it('tells of a rule that is never used and of a word that is too short, and of no paused one', () => {
  const rows = [row(['书']), row(['图书馆']), row(['书'], true), row(['价格'])];
  expect(rows.map((_, at) => firstMatchHints(rows)(at))).toEqual([
    { kind: 'short', word: '书' },
    { kind: 'shadowed', shadow: { by: 0, word: '书' } },
    undefined,
    undefined,
  ]);
});

it('searches all words of a row, and keeps its place', () => {
  const stored = { keywords: ['价格'], replys: [{ content: 'Price LIST' }] };
  const price = { row: { stored, isPaused: false }, at: 1 };
  const rows = [{ row: row(['书']), at: 0 }, price];
  expect(searchRows(rows, 'list')).toEqual([price]);
  expect(searchRows(rows, 'keywords')).toEqual([]);
  expect(searchRows(rows, undefined)).toHaveLength(2);
});

it('tells of schedules that come at the same time to the same group', () => {
  const due = (date: string, roomName: string) => ({ stored: { date, roomName }, isPaused: false });
  const rows = [due('0 0 8 * * *', '一群'), due('0 0 8 * * *', '二群'), due('0 0 8 * * *', '一群')];
  expect(rows.map((_, at) => sameTimeHints(rows)(at))).toEqual([
    undefined,
    undefined,
    { kind: 'sameTime', as: 0 },
  ]);
});
