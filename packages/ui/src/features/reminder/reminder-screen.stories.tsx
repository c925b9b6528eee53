import { buildFriend, buildReminder } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failingCall } from '#lists/records/record-list.fixtures.ts';
import { adds, refusesEmpty, removes, showsDue } from '#testing/plays/list-plays.ts';
import { openDialog } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { ReminderScreen } from './reminder-screen';

/** Reminders that the robot sends to friends. */
const meta = {
  title: 'Features/Reminder/ReminderScreen',
  component: ReminderScreen,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof ReminderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: showsDue('下午三点开会'),
};
export const Empty: Story = {
  tags: ['screen'],
  parameters: storyBackend({ change: (state) => void (state.reminders = []) }),
};
export const Failed: Story = { parameters: failingCall('reminder.list') };

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: storyBackend(),
  play: refusesEmpty('添加提醒', '群名/好友昵称至少填一个', '内容必填'),
};

/** A reminder that came due while the robot was offline. */
export const Missed: Story = {
  tags: ['screen'],
  parameters: storyBackend({
    change: (state) => {
      state.reminders = [buildReminder(1, { time: '2026-01-05 09:00' }), buildReminder(0)];
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^错过了/)).toBeVisible();
  },
};

/** A date that does not exist. */
export const RefusesAMoment: Story = {
  parameters: storyBackend(),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context, '添加提醒');
    await userEvent.click(await dialog.findByRole('switch', { name: '重复提醒' }));
    const moment = dialog.getByRole('textbox', { name: '提醒时间' });
    await userEvent.type(moment, '2026-02-30 09:00');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await dialog.findByRole('textbox', { name: '提醒时间' })).toBeInvalid();
  },
};

export const Adds: Story = {
  parameters: storyBackend(),
  play: adds('添加提醒', '带上借的书', async (dialog, { userEvent }) => {
    const friend = await dialog.findByRole('combobox', { name: '提醒谁' });
    await userEvent.type(friend, buildFriend(1).name);
    await userEvent.type(dialog.getByRole('textbox', { name: '提醒内容' }), '带上借的书');
    await userEvent.click(dialog.getByRole('switch', { name: '重复提醒' }));
    await userEvent.type(dialog.getByRole('textbox', { name: '提醒时间' }), '2036-06-01 09:00');
  }),
};

export const Removes: Story = { parameters: storyBackend(), play: removes('下午三点开会') };
