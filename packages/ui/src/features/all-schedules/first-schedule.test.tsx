import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { nothingScheduled } from './schedules.fixtures';
import { SchedulesScreen } from './schedules-screen';

it(
  'has one way to the first schedule of a kind, beside what it does',
  { timeout: 30_000 },
  async () => {
    const { user } = show(<SchedulesScreen kind="news" />, { change: nothingScheduled });
    expect(
      await screen.findByText(/^到点把一类新闻/, undefined, { timeout: 15_000 }),
    ).toBeVisible();
    const [add, another] = await screen.findAllByRole('button', { name: '添加定时新闻' });
    expect(another).toBeUndefined();
    await user.click(add ?? document.body);
    expect(
      await screen.findByRole('dialog', { name: '添加定时新闻' }, { timeout: 15_000 }),
    ).toBeVisible();
  },
);
