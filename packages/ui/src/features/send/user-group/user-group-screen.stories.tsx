import { SEND_STATE } from '@chatdeck/sdk/constants';
import type { MockState } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { failingCall, withoutMembership } from '#lists/records/record-list.fixtures.ts';
import { offersMembership } from '#testing/plays/list-plays.ts';
import type { Context } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { UserGroupScreen } from './user-group-screen';

/** The first mass send has ended, and missed two. */
function endedWithFailures(state: MockState): void {
  const [job, ...others] = state.jobs;
  if (!job) return;
  const targets = job.targets.map((target, at) => ({
    ...target,
    state: at < 2 ? SEND_STATE.failed : SEND_STATE.handedOver,
  }));
  const counts = { ...job.counts, queued: 0, failed: 2, handedOver: targets.length - 2 };
  state.jobs = [
    {
      ...job,
      state: 'ended',
      targets,
      counts: { ...counts, offline: 0, cancelled: 0, unknown: 0 },
    },
    ...others.filter(({ counts: { failed, offline } }) => failed + offline === 0),
  ];
}

/** Mass sends and their progress. */
const meta = {
  title: 'Features/Send/UserGroupScreen',
  component: UserGroupScreen,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof UserGroupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 / 6')).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['screen'],
  parameters: storyBackend({ change: (state) => void (state.jobs = []) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有群发过')).toBeVisible();
  },
};
export const English: Story = { globals: { locale: 'en' } };
export const EnglishNarrow: Story = { globals: { locale: 'en', width: '320' } };
export const Dark: Story = { globals: { scheme: 'dark' } };

/** Those who got nothing are sent to again from the list; nobody else is. */
export const RetriesThoseMissed: Story = {
  parameters: storyBackend({ change: endedWithFailures }),
  play: async ({ canvas, userEvent }) => {
    const [again] = await canvas.findAllByRole('button', { name: /^重试 2 个未发出的/ });
    await userEvent.click(again ?? document.body);
    await expect(await canvas.findByText('进行中')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('2 个失败')).toBeNull());
  },
};
export const Failed: Story = { parameters: failingCall('send.jobs') };
export const Restricted: Story = {
  tags: ['screen'],
  parameters: storyBackend(withoutMembership),
  play: offersMembership('群发消息', '4 / 6'),
};

const opens = async ({ canvas, userEvent }: Context, button: string, title: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  await expect(await canvas.findByRole('dialog', { name: title })).toBeVisible();
};
export const SendsToGroups: Story = { play: (context) => opens(context, '群发消息', '群发消息') };
export const SendsToFriends: Story = { play: (context) => opens(context, '好友群发', '好友群发') };
export const SendsANotice: Story = { play: (context) => opens(context, '群公告', '群公告') };

/** The progress of a mass send started earlier. */
export const Follows: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, last] = await canvas.findAllByRole('button', { name: /^查看/ });
    await userEvent.click(last ?? document.body);
    await expect(await canvas.findByRole('dialog', { name: '群发消息' })).toBeVisible();
  },
};
