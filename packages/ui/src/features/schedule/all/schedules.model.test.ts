import { buildBatchTask, buildReminder, buildRssFeed } from '@chatdeck/sdk/testing';
import { describe, expect, it } from 'vitest';
import {
  batchEntry,
  canPause,
  configEntries,
  isLocked,
  reminderEntry,
  rssEntry,
} from './schedule-entry';
import { runCommand } from './run-command';
import { ALL_KINDS } from './schedules.fixtures';

const NOON = Date.parse('2026-05-20T04:00:00Z');

describe('the schedules of a config', () => {
  const entries = configEntries(ALL_KINDS);

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
    const [broken] = configEntries({ dayTaskSchedule: [{ type: 'room' }] });
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
