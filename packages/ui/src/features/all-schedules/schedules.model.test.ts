import { readRow } from '@chatdeck/sdk';
import { buildBatchTask, buildReminder, buildRssFeed } from '@chatdeck/sdk/testing';
import { describe, expect, it } from 'vitest';
import {
  batchEntry,
  canPause,
  configEntries,
  isLocked,
  reminderEntry,
  rssEntry,
  type ScheduleEntry,
} from './schedule-entry';
import { nextTimes, sortByNext } from './next-times';
import { runCommand } from './run-command';
import { ALL_KINDS } from './schedules.fixtures';

const NOON = Date.parse('2026-05-20T04:00:00Z');

describe('the schedules of a config', () => {
  const entries = configEntries(ALL_KINDS, readRow);

  it('are all there, paused ones in their place, each with its target', () => {
    const news = entries.filter(({ kind }) => kind === 'news');
    expect(news).toMatchObject([
      { when: '0 0 9 * * 1-5', targets: ['编辑部'], isPaused: false },
      { when: '0 0 18 * * *', targets: ['编辑部'], isPaused: true },
    ]);
    expect(entries).toHaveLength(8);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(8);
  });

  it('keep what cannot be read, without an action that would need its content', () => {
    const [broken] = configEntries({ dayTaskSchedule: [{ type: 'room' }] }, readRow);
    expect(broken).toMatchObject({ stop: 'unreadable' });
    expect(broken && runCommand(broken)).toBeUndefined();
    expect(broken && canPause(broken)).toBe(false);
  });

  it.each([
    ['daily', 'wechatEveryday'],
    ['material', 'custom'],
    ['news', 'news'],
    ['countdown', 'countdown'],
  ])('of the kind %s are run as %s', (kind, event) => {
    const entry = entries.find((one) => one.kind === kind);
    expect(entry && runCommand(entry)).toMatchObject({ event });
  });
});

describe('a reminder', () => {
  const once = { isLoop: false, time: '2026-05-20 11:00' };
  it.each([
    ['was missed while the robot was offline', once, 'missed'],
    ['is over if it was paused', { ...once, isPaused: true }, 'over'],
    ['is done', { ...once, isDone: true }, 'done'],
    ['is to come', { ...once, time: '2026-05-20 13:00' }, undefined],
  ])('%s', (_, changes, stop) => {
    const entry = reminderEntry(buildReminder(0, changes), NOON);
    expect(entry.stop).toBe(stop);
    expect(canPause(entry)).toBe(stop === undefined);
  });
});

it('is only read where the membership that it takes has ended', () => {
  const task = batchEntry(buildBatchTask(0), false);
  expect(isLocked(task)).toBe(true);
  expect(runCommand(task)).toBeUndefined();
  expect(isLocked(rssEntry(buildRssFeed(0), true))).toBe(false);
  expect(task).toMatchObject({ kind: 'newsMany', isForAll: true, exceptions: [expect.anything()] });
});

describe('The order by the next run', () => {
  const from = new Date(NOON);
  const named = (entries: readonly ScheduleEntry[]) => entries.map(({ targets }) => targets[0]);
  const entries = [
    ...configEntries(
      {
        dayTaskSchedule: [
          { type: 'contact', name: '明早', date: '0 0 8 * * *' },
          { type: 'contact', name: '从不', date: '0 0 0 31 2 *' },
          { type: 'contact', name: '今晚', date: '0 0 20 * * *' },
        ],
        chatdeckPaused: {
          dayTaskSchedule: [{ at: 0, row: { type: 'contact', name: '停着', date: '0 * * * * *' } }],
        },
      },
      readRow,
    ),
    reminderEntry(
      buildReminder(0, { subscribe: '下午', time: '2026-05-20 15:00', isLoop: false }),
      NOON,
    ),
  ];

  it('is from the soonest on, and the other way round', async () => {
    const times = await nextTimes(entries, from);
    const up = named(sortByNext(entries, times, 'ascending'));
    expect(up.slice(0, 3)).toEqual(['下午', '今晚', '明早']);
    const down = named(sortByNext(entries, times, 'descending'));
    expect(down.slice(0, 3)).toEqual(['明早', '今晚', '下午']);
  });

  it('ends in both directions with what does not run, as it is stored', async () => {
    const times = await nextTimes(entries, from);
    for (const direction of ['ascending', 'descending'] as const) {
      expect(named(sortByNext(entries, times, direction)).slice(3)).toEqual(['停着', '从不']);
    }
  });
});
