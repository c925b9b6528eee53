import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reminderList } from '#features/reminder/reminder-screen.tsx';
import { reminderSwitch } from '#features/reminder/reminder-switch.ts';
import { show } from '#testing/with-backend.tsx';
import { recordListScreen } from './record-list-screen';

const slow = { timeout: 30_000 };

it(
  'says that a record was not switched whose code does not come, and switches it once it does',
  slow,
  async () => {
    let hasCode = false;
    const Screen = recordListScreen({
      ...reminderList,
      switched: {
        ...reminderSwitch,
        toInput: (row, isOn) =>
          hasCode ? reminderSwitch.toInput(row, isOn) : Promise.reject(new Error('no code')),
      },
    });
    const { user } = show(<Screen />);
    const [first] = await screen.findAllByRole('switch', undefined, slow);
    await user.click(first ?? document.body);
    expect(await screen.findByText(/没有改动，请检查网络后再试$/, undefined, slow)).toBeVisible();
    expect(first).toBeChecked();
    hasCode = true;
    await user.click(first ?? document.body);
    expect(await screen.findByText(/^已停用「/, undefined, slow)).toBeVisible();
    await waitFor(() => expect(first).not.toBeChecked(), slow);
  },
);
