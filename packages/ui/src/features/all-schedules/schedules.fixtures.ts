import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { WEEK_OF_A_SHOP } from '#features/schedule/week/week.fixtures.ts';

/** The schedules of a shop, of every kind; one of them is paused. */
export const ALL_KINDS = {
  ...WEEK_OF_A_SHOP,
  dayTaskSchedule: WEEK_OF_A_SHOP.dayTaskSchedule.map((row) => ({
    ...row,
    memorialDay: '2020-05-20',
    city: '杭州',
  })),
  countDownTaskSchedule: WEEK_OF_A_SHOP.countDownTaskSchedule.map((row) => ({
    ...row,
    prefix: '中考',
  })),
  chatdeckPaused: {
    roomNewsSchedule: [
      { at: 1, row: { type: 'room', roomName: '编辑部', date: '0 0 18 * * *', sortId: 7, num: 3 } },
    ],
  },
};

/** No schedules of any kind. */
export const nothingScheduled: NonNullable<MockBackendOptions['change']> = (state) => {
  state.config = '{}';
  state.reminders = [];
  state.batchTasks = [];
  state.rssFeeds = [];
};
