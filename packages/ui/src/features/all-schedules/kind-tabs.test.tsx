import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { buildBatchTask, buildReminder, buildRssFeed } from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { ALL_KINDS } from './schedules.fixtures';
import { SchedulesScreen, type SchedulesScreenProps } from './schedules-screen';

const slow = { timeout: 30_000 };
const wait = { timeout: 15_000 };

const start = (props: SchedulesScreenProps = {}, faults: MockBackendOptions['faults'] = {}) =>
  show(<SchedulesScreen {...props} />, {
    faults,
    change: (state) => {
      state.config = JSON.stringify(ALL_KINDS);
      state.reminders = [buildReminder(0)];
      state.batchTasks = [buildBatchTask(0)];
      state.rssFeeds = [buildRssFeed(0)];
    },
  });
const KINDS = ['每日说', '自定义内容', '倒计时', '素材', '新闻', '提醒'];

describe('The tabs of the kinds of schedules', () => {
  it('have together as many as that of all', slow, async () => {
    start();
    const all = await screen.findByRole('button', { name: /^全部 \d+$/ }, wait);
    const countOf = ({ textContent }: HTMLElement) => Number(/\d+$/.exec(textContent)?.[0]);
    const counts = KINDS.map((kind) =>
      countOf(screen.getByRole('button', { name: new RegExp(`^${kind} \\d+$`) })),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(countOf(all));
  });

  it(
    'list what they count: that of news also broadcasts and feeds, by their kinds',
    slow,
    async () => {
      start({ kind: 'news' });
      // Two of the config, a broadcast and a feed.
      expect(await screen.findByRole('button', { name: '新闻 4' }, wait)).toBeVisible();
      const list = within(screen.getByRole('table', { name: '任务列表' }));
      expect(list.getAllByRole('row').slice(1)).toHaveLength(4);
      expect(list.getByText('群发新闻')).toBeVisible();
    },
  );

  it(
    'count nothing while a part could not be loaded, which the page that lacks it says',
    slow,
    async () => {
      const faults = { 'rss.list': { kind: 'code', code: 50000 } } as const;
      const { unmount } = start({ kind: 'news' }, faults);
      expect(await screen.findByText(/^RSS没有取到/, undefined, wait)).toBeVisible();
      expect(screen.getByRole('button', { name: '新闻' })).toBeVisible();
      unmount();
      start({ kind: 'material' }, faults);
      const list = within(await screen.findByRole('table', { name: '任务列表' }, wait));
      expect(list.getAllByRole('row').length).toBeGreaterThan(1);
      expect(screen.queryByText(/^RSS没有取到/)).toBeNull();
    },
  );
});
