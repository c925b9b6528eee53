import { buildReminder, type MockState } from '@chatdeck/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReminderScreen } from '#features/reminder/reminder-screen.tsx';
import { RECORDS_PAGE } from './records-page';
import { requestsTo, show } from '#testing/with-backend.tsx';

const slow = { timeout: 20_000 };

it(
  'leads to the last page once the rows of the shown one were deleted elsewhere',
  slow,
  async () => {
    const backend: { state?: MockState } = {};
    const { user } = show(<ReminderScreen />, {
      change: (state) => {
        backend.state = state;
        state.reminders = Array.from({ length: RECORDS_PAGE + 1 }, (_, at) =>
          buildReminder(at, { content: `提醒 ${at}` }),
        );
      },
    });
    await screen.findByText('提醒 0', undefined, slow);
    await user.click(screen.getByRole('button', { name: '下一页' }));
    await screen.findByText(`提醒 ${RECORDS_PAGE}`, undefined, slow);
    await waitFor(() => expect(requestsTo('/wechat/events')).toHaveLength(1));
    backend.state?.reminders.pop();
    await waitFor(() => {
      backend.state?.emit({ type: 'records', lists: ['reminder'], by: 'another client' });
      expect(screen.getByText('提醒 0')).toBeVisible();
    }, slow);
    expect(screen.queryByText('还没有提醒')).toBeNull();
  },
);
