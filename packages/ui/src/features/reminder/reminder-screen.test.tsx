import { buildReminder, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { ReminderScreen } from './reminder-screen';

const slow = { timeout: 20_000 };
const sent = (method: string) =>
  requestsTo('/wechat/tasks').filter((request) => request.method === method);

async function openForm(button: RegExp, backend?: MockBackendOptions) {
  const { user } = show(<ReminderScreen />, backend);
  const [open] = await screen.findAllByRole('button', { name: button }, slow);
  await user.click(open ?? document.body);
  return { user, dialog: within(await screen.findByRole('dialog', undefined, slow)) };
}

it('changes a reminder', slow, async () => {
  const { user, dialog } = await openForm(/^编辑/);
  const content = await dialog.findByLabelText('提醒内容');
  fireEvent.change(content, { target: { value: '喝水' } });
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent('PUT')).toHaveLength(1), slow);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
  expect(await screen.findByText('喝水', undefined, slow)).toBeVisible();
});

it('refuses a time that has passed and a friend that the robot does not have', slow, async () => {
  const { user, dialog } = await openForm(/^添加提醒$/);
  await user.type(await dialog.findByRole('combobox', { name: '提醒谁' }), '没有这个人');
  await user.type(dialog.getByLabelText('提醒内容'), '喝水');
  await user.click(dialog.getByRole('switch', { name: '重复提醒' }));
  const time = dialog.getByRole('textbox', { name: '提醒时间' });
  await user.type(time, '2020-01-01 09:00');
  await user.click(dialog.getByRole('button', { name: '添加' }));
  expect(await dialog.findByText('时间已经过去，请选以后的时间')).toBeVisible();
  fireEvent.change(time, { target: { value: '2036-01-01 09:00' } });
  await user.click(dialog.getByRole('button', { name: '添加' }));
  expect(await dialog.findByText(/^机器人没有叫这个名字的好友/, undefined, slow)).toBeVisible();
  expect(sent('POST')).toHaveLength(0);
});

it('marks the one that was missed, and no other', slow, async () => {
  const times = ['2020-01-05 09:00', '2036-01-05 09:00'];
  show(<ReminderScreen />, {
    change: (state) => {
      state.reminders = [
        ...times.map((time, at) => buildReminder(at, { isLoop: false, time })),
        buildReminder(3, { isLoop: false, time: times[0] ?? '', isDone: true }),
      ];
    },
  });
  await waitFor(() => expect(screen.getAllByText(/^错过了/)).toHaveLength(1), slow);
});

it('marks one as missed as soon as it is, on a page that stays open', slow, async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(new Date('2026-05-22T08:59:00+08:00'));
  show(<ReminderScreen />, {
    change: (state) => {
      state.reminders = [
        buildReminder(1, { isLoop: false, time: '2026-05-22 09:00', content: '开会' }),
      ];
    },
  });
  await screen.findByText('开会', undefined, slow);
  expect(screen.queryByText(/^错过了/)).toBeNull();
  vi.setSystemTime(new Date('2026-05-22T09:30:00+08:00'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText(/^错过了/)).toBeVisible();
});
