import { expect, it } from 'vitest';
import { rowsOn, type Counted } from './page-count.model';

const known: Counted = {
  config: JSON.stringify({
    replyKeywords: [{}, null, 7],
    eventKeywords: 'none',
    parseMiniRooms: ['a'],
    dayTaskSchedule: [{}, {}],
    roomNewsSchedule: [{}],
  }),
  friendCount: 300,
  roomCount: undefined,
  materials: [
    { type: 1, count: 8 },
    { type: 2, count: 3 },
  ],
  records: {
    dialogues: 4,
    rssFeeds: 2,
    reminders: 5,
    newsTasks: 1,
    materialTasks: 0,
    channelTasks: 6,
    batchTasks: 0,
  },
  promptCount: 7,
  massSendCount: 4,
};

it.each([
  ['wechat.keywords', 3],
  ['wechat.keywordsEvent', 0],
  ['wechat.index', 0],
  ['schedule.day', 2],
  ['schedule.countdown', 0],
  ['schedule.tasks', 5],
  ['schedule.customContent', 6],
  ['schedule.week', 17],
  ['material.word', 8],
  ['material.mini', 0],
  ['material.all', 11],
  ['aibot.customchat', 4],
  ['aibot.promotstore', 7],
  ['vip.rssNews', 2],
  ['vip.userGroup', 4],
  ['custom.moreNews', 1],
  ['custom.moreMaterial', 0],
  ['contact.list', 300],
  ['group.room', 0],
])('counts the rows of %s', (place, rows) => {
  expect(rowsOn(place, known)).toBe(rows);
});

it.each([null, undefined, '', '{', '[]', 'null'])('counts none in the config %j', (config) => {
  expect(rowsOn('wechat.keywords', { ...known, config })).toBe(0);
});

it('counts nothing of a page until all of what it shows is known', () => {
  const records = { ...known.records, reminders: undefined };
  expect(rowsOn('schedule.week', { ...known, records })).toBe(0);
  expect(rowsOn('schedule.day', { ...known, records })).toBe(2);
  expect(rowsOn('schedule.day', { ...known, config: undefined })).toBe(0);
});

it('counts again when the config changes', () => {
  expect(rowsOn('wechat.keywords', known)).toBe(3);
  const config = JSON.stringify({ replyKeywords: [] });
  expect(rowsOn('wechat.keywords', { ...known, config })).toBe(0);
});
