import { buildUser } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import MassSendDialog from './mass-send-dialog';
import { Host, noEvents, press, ROOMS, toReview, toSending } from './mass-send-dialog.fixtures';

/** The review before anything is sent, and what can prevent the start. */
const meta = {
  title: 'Features/Send/MassSendDialog/Starting',
  component: MassSendDialog,
  render: (args) => <Host {...args} />,
  tags: ['screen'],
  args: { isOpen: true, onOpenChange: fn(), onStarted: fn(), selection: ROOMS },
  parameters: { ...storyBackend(noEvents) },
} satisfies Meta<typeof MassSendDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 3 targets with 2 messages each: max(1 s, 0.6 s + 2 x 0.5 s) for each target. */
export const Review: Story = {
  play: async (context) => {
    const { canvas } = context;
    await toReview(context);
    await expect(canvas.getByText('5秒')).toBeVisible();
    await expect(canvas.getByText('6 条')).toBeVisible();
    await expect(canvas.getByText('早安、营业时间与地址')).toBeVisible();
    await expect(canvas.getByText(/间隔约 1 秒/)).toBeVisible();
    await expect(canvas.getByText(/不代表消息真正送达/)).toBeVisible();
    await expect(canvas.getByText(/请查看客户端日志/)).toBeVisible();
  },
};
export const ReviewDark: Story = { ...Review, globals: { scheme: 'dark' } };
export const ReviewNarrow: Story = { ...Review, globals: { width: '320' } };

export const Offline: Story = {
  parameters: storyBackend({
    ...noEvents,
    change: (state) => {
      state.online = false;
    },
  }),
  play: async (context) => {
    await toSending(context);
    await expect(await context.canvas.findByText('没有开始发送')).toBeVisible();
    await expect(context.args.onStarted).not.toHaveBeenCalled();
  },
};

/** The server refuses some of the targets, which can then be removed. */
export const TargetsRefused: Story = {
  args: {
    selection: [...ROOMS.slice(0, 2), { kind: 'room', wxid: 'room-gone', name: '已解散的群' }],
  },
  play: async (context) => {
    const { canvas } = context;
    await toSending(context);
    await expect(await canvas.findByText(/已解散的群：机器人没有这个群或好友/)).toBeVisible();
    await press(context, '移除这 1 个');
    await press(context, '发给 2 个群');
    await expect(await canvas.findByText(/约还需/)).toBeVisible();
  },
};

/** Without a response it may have started anyway. */
export const NoAnswer: Story = {
  parameters: storyBackend({
    faults: { ...noEvents.faults, 'send.messages': { kind: 'raw', status: 502, body: '<p>' } },
  }),
  play: async (context) => {
    await toSending(context);
    const text = await context.canvas.findByText('不知道有没有开始', {}, { timeout: 10_000 });
    await expect(text).toBeVisible();
  },
};

export const NotMember: Story = {
  parameters: storyBackend({
    ...noEvents,
    change: (state) => {
      state.user = buildUser({ role: 'user' });
    },
  }),
  play: async (context) => {
    await toSending(context);
    await expect(await context.canvas.findByRole('alertdialog')).toHaveTextContent(
      '本功能需要开通会员方可使用',
    );
    await expect(context.args.onStarted).not.toHaveBeenCalled();
  },
};
