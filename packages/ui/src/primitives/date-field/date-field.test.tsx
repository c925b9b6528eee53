import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { DateField } from './date-field';

const slow = { timeout: 15_000 };

function Field({ initial, rest }: { readonly initial: string; readonly rest?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <DateField
      label="纪念日"
      value={value}
      onChange={setValue}
      {...(rest !== undefined && { rest })}
    />
  );
}

it('is chosen from the calendar of its month, and keeps its time', slow, async () => {
  const { user } = show(<Field initial="2020-05-20 18:30" />);
  await user.click(screen.getByRole('button', { name: '从日历选纪念日' }));
  const calendar = within(await screen.findByRole('dialog', { name: '纪念日的日历' }, slow));
  expect(calendar.getByRole('combobox', { name: '年份' })).toHaveDisplayValue('2020年');
  await user.selectOptions(calendar.getByRole('combobox', { name: '年份' }), '2018年');
  await user.click(calendar.getByRole('button', { name: '下个月' }));
  await user.click(await calendar.findByRole('button', { name: /^2018年6月9日/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('纪念日')).toHaveValue('2018-06-09 18:30');
});

it('begins with a time where one is needed', slow, async () => {
  const { user } = show(<Field initial="" rest=" 09:00" />);
  await user.click(screen.getByRole('button', { name: '从日历选纪念日' }));
  await screen.findByRole('dialog', { name: '纪念日的日历' }, slow);
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('纪念日')).toHaveDisplayValue(/^\d{4}-\d{2}-\d{2} 09:00$/);
});

it('asks for the time of the day too where one is needed', slow, async () => {
  const { user } = show(<Field initial="2026-06-02 18:30" rest=" 09:00" />);
  await user.click(screen.getByRole('button', { name: '从日历选纪念日' }));
  const calendar = within(await screen.findByRole('dialog', { name: '纪念日的日历' }, slow));
  await user.click(await calendar.findByRole('button', { name: /^2026年6月9日/ }));
  await user.selectOptions(calendar.getByRole('combobox', { name: '小时' }), '07');
  await user.selectOptions(calendar.getByRole('combobox', { name: '分钟' }), '45');
  await user.click(calendar.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('纪念日')).toHaveValue('2026-06-09 07:45');
});
