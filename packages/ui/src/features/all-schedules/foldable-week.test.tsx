import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { FoldableWeek } from './foldable-week';
import type { PageKind } from './schedule-kind';
import { ALL_KINDS } from './schedules.fixtures';

const slow = { timeout: 30_000 };
const wait = { timeout: 15_000 };

const start = (isFoldedAtFirst: boolean | undefined, onFold = vi.fn(), kind?: PageKind) => ({
  onFold,
  ...show(<FoldableWeek kind={kind} isFoldedAtFirst={isFoldedAtFirst} onFold={onFold} />, {
    change: (state) => {
      state.config = JSON.stringify(ALL_KINDS);
    },
  }),
});

it(
  'is folded to a line that sums it up and says so to the host, and shows its days again',
  slow,
  async () => {
    const { user, onFold } = start(false);
    expect((await screen.findAllByRole('button', { expanded: false }, wait)).length).toBe(7);
    await user.click(screen.getByRole('button', { name: '收起' }));
    expect(onFold).toHaveBeenLastCalledWith(true);
    expect(screen.getByText(/^今天发 \d+ 次，本周共 \d+ 次。$/)).toBeVisible();
    expect(screen.queryByRole('button', { expanded: false })).toBeNull();
    await user.click(screen.getByRole('button', { name: '展开' }));
    expect(onFold).toHaveBeenLastCalledWith(false);
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(7);
  },
);

it('is folded at first in a small window, unless the host remembers otherwise', slow, async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: query.includes('max-height'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { unmount } = start(undefined);
  expect(await screen.findByRole('button', { name: '展开' }, wait)).toBeVisible();
  unmount();
  start(false);
  expect(await screen.findByRole('button', { name: '收起' }, wait)).toBeVisible();
});

it('shows on the page of a kind its own schedules alone, with broadcasts', slow, async () => {
  const { unmount } = start(false, vi.fn(), 'news');
  const legend = async () => (await screen.findAllByText('新闻', undefined, wait)).length;
  expect(await legend()).toBeGreaterThan(0);
  expect(screen.queryByText('每日说')).toBeNull();
  unmount();
  // Of what is listed on other pages, nothing is missed here.
  show(<FoldableWeek kind="content" isFoldedAtFirst={false} onFold={undefined} />, {
    change: (state) => {
      state.config = JSON.stringify(ALL_KINDS);
      state.batchTasks = [];
    },
    faults: { 'reminder.list': { kind: 'code', code: 50000 } },
  });
  await waitFor(() => expect(requestsTo('/wechat/tasks').length).toBeGreaterThan(0), wait);
  await waitFor(() => expect(requestsTo('/wechat/config').length).toBeGreaterThan(0), wait);
  expect(screen.queryByText('本周')).toBeNull();
});
