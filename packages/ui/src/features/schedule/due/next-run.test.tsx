import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { NextRun } from './due-summary';

const inZone = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  return vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone });
};

it.each([
  ['Asia/Tokyo', /^你的时间 .*09:00/],
  ['Asia/Shanghai', undefined],
])('is said once, and to a viewer in %s in a tooltip where it differs', async (zone, yours) => {
  const zoned = inZone(zone);
  show(<NextRun row={{ date: '0 0 8 * * *' }} isPaused={false} />);
  const time = await screen.findByText(/08:00/);
  if (yours) expect(time.title).toMatch(yours);
  else expect(time.title).toBe('');
  zoned.mockRestore();
});

it('gives way to the one after it once it is over, on a page that stays open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(new Date('2026-05-22T07:58:30+08:00'));
  show(<NextRun row={{ date: '0 0 8 * * *' }} isPaused={false} />);
  await screen.findByText(/05-22.*08:00.*1 分钟后/);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText(/05-22.*08:00.*30 秒钟后/)).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText(/05-23.*08:00/)).toBeVisible();
  // The computer has slept.
  vi.setSystemTime(new Date('2026-06-01T09:00:00+08:00'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(await screen.findByText(/06-02.*08:00/)).toBeVisible();
});
