import { CODE } from '@chatdeck/sdk/constants';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { ClearRecordsButton } from './clear-records-button';

const slow = { timeout: 30_000 };

async function confirm(user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('button', { name: '清空聊天记录' }, slow));
  expect(requestsTo('/wechat/clear')).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: '清空' }, slow));
}

it('deletes what the robot keeps of chats once that is confirmed', async () => {
  const { user } = show(<ClearRecordsButton />);
  await confirm(user);
  expect(await screen.findByText('已让机器人清空聊天记录', undefined, slow)).toBeVisible();
  expect(requestsTo('/wechat/clear')).toHaveLength(1);
});

it('says why the robot could not', async () => {
  const fault = { kind: 'code', code: CODE.robotOffline } as const;
  const { user } = show(<ClearRecordsButton />, { faults: { 'robot.clearRecords': fault } });
  await confirm(user);
  expect(await screen.findByRole('alert', undefined, slow)).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

it('is not offered while the robot is offline, and says so', async () => {
  show(<ClearRecordsButton />, { change: (state) => void (state.online = false) });
  const button = await screen.findByRole('button', { name: '上线后可清空聊天记录' }, slow);
  expect(button).toBeDisabled();
});
