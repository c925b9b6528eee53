import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SchedulesScreen } from '#features/all-schedules/schedules-screen.tsx';
import { NewsScheduleScreen } from '#features/schedule/news/news-schedule-screen.tsx';
import { show } from '#testing/with-backend.tsx';

const ENTER = '去填密钥';

const withConfig = (config: object): MockBackendOptions => ({
  change: (state) => {
    state.config = JSON.stringify(config);
  },
});

it.each([
  ['the page of scheduled news', () => <NewsScheduleScreen />],
  ['the schedules, of news', () => <SchedulesScreen kind="news" />],
  ['the schedules, of sayings', () => <SchedulesScreen kind="daily" />],
])('A missing key of the news service leads from %s to its setting', async (_, page) => {
  const onNavigate = vi.fn();
  const { user } = show(page(), withConfig({ txApiKey: ' ' }), { onNavigate });
  await user.click(await screen.findByRole('button', { name: ENTER }));
  expect(onNavigate).toHaveBeenCalledWith({ to: 'wechat.index', query: { field: 'txApiKey' } });
});

it('A key that is there is not asked for', async () => {
  show(<SchedulesScreen kind="news" />, withConfig({ txApiKey: 'tx', roomNewsSchedule: [] }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryByRole('button', { name: ENTER })).toBeNull();
});
