import { expect, it } from 'vitest';
import { rowsOn, type Counted } from './page-count.model';

const known: Counted = {
  config: JSON.stringify({
    replyKeywords: [{}, null, 7],
    eventKeywords: 'none',
    parseMiniRooms: ['a'],
  }),
  friendCount: 300,
  roomCount: undefined,
};

it.each([
  ['wechat.keywords', 3],
  ['wechat.keywordsEvent', 0],
  ['wechat.index', 0],
  ['schedule.day', 0],
  ['contact.list', 300],
  ['group.room', 0],
])('counts the rows of %s', (place, rows) => {
  expect(rowsOn(place, known)).toBe(rows);
});

it.each([null, undefined, '', '{', '[]', 'null'])('counts none in the config %j', (config) => {
  expect(rowsOn('wechat.keywords', { ...known, config })).toBe(0);
});

it('counts again when the config changes', () => {
  expect(rowsOn('wechat.keywords', known)).toBe(3);
  const config = JSON.stringify({ replyKeywords: [] });
  expect(rowsOn('wechat.keywords', { ...known, config })).toBe(0);
});
