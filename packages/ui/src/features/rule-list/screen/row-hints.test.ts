import { expect, it } from 'vitest';
import { rowHints } from './row-hints';
import { searchRows } from './search-rows';

const row = (keywords: string[], isPaused = false) => ({ stored: { keywords, reg: 1 }, isPaused });

it('tells of a rule that is never used and of a word that is too short, and of no paused one', () => {
  expect(rowHints([row(['书']), row(['图书馆']), row(['书'], true), row(['价格'])])).toEqual([
    { kind: 'short', word: '书' },
    { kind: 'shadowed', shadow: { by: 0, word: '书' } },
    undefined,
    undefined,
  ]);
});

it('searches all words of a row, and keeps its place', () => {
  const stored = { keywords: ['价格'], replys: [{ content: 'Price LIST' }] };
  const rows = [row(['书']), { stored, isPaused: false }];
  expect(searchRows(rows, 'list')).toEqual([{ row: rows[1], at: 1 }]);
  expect(searchRows(rows, 'keywords')).toEqual([]);
  expect(searchRows(rows, undefined)).toHaveLength(2);
});
