import { SEND_STATE } from '@chatdeck/sdk/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import MassSendDialog from './mass-send-dialog';
import {
  everyState,
  firstJob,
  Host,
  noEvents,
  press,
  ROOMS,
  toSending,
} from './mass-send-dialog.fixtures';

/** A mass send in progress: the state of each target, and the remaining actions. */
const meta = {
  title: 'Features/Send/MassSendDialog/Progress',
  component: MassSendDialog,
  render: (args) => <Host {...args} />,
  tags: ['screen'],
  args: { isOpen: true, onOpenChange: fn(), onStarted: fn(), selection: ROOMS },
  parameters: { ...storyBackend(noEvents) },
} satisfies Meta<typeof MassSendDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sends: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await toSending(context);
    await expect(await canvas.findByText('3 / 3', {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getAllByText('已交给机器人').length).toBeGreaterThan(2);
    await expect(args.onStarted).toHaveBeenCalledTimes(1);
  },
};

/** Closing does not stop it, and the dialog says so. */
export const ClosesWhileSending: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await toSending(context);
    await canvas.findByText(/约还需/);
    const [, close] = canvas.getAllByRole('button', { name: '关闭' });
    await context.userEvent.click(close ?? document.body);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(await canvas.findByText('群发还在继续，关闭窗口不会中断')).toBeVisible();
  },
};

export const Cancels: Story = {
  play: async (context) => {
    const { canvas } = context;
    await toSending(context);
    await press(context, /^取消剩余/);
    const box = await canvas.findByRole('alertdialog');
    await expect(box).toHaveTextContent('已经交给机器人的收不回来');
    const [, confirm] = canvas.getAllByRole('button', { name: /^取消剩余/ });
    await context.userEvent.click(confirm ?? box);
    await expect((await canvas.findAllByText('已取消')).length).toBeGreaterThan(0);
  },
};

export const EveryState: Story = {
  args: { jobId: firstJob },
  parameters: storyBackend({ ...noEvents, change: everyState }),
  play: async ({ canvas }) => {
    for (const text of ['等待发送', '已交给机器人', '机器人不在线', '发送失败', '已取消']) {
      await expect((await canvas.findAllByText(text)).length).toBe(3);
    }
    await expect(canvas.getByText(/可能已发出，不会自动重发/)).toBeVisible();
    await expect(canvas.getByText(/约还需2分钟19秒/)).toBeVisible();
  },
};
export const EveryStateDark: Story = { ...EveryState, globals: { scheme: 'dark' } };
export const EveryStateNarrow: Story = { ...EveryState, globals: { width: '320' } };

/** The targets of one state, to see which ones it missed. */
export const FiltersByState: Story = {
  args: { jobId: firstJob },
  parameters: storyBackend({ ...noEvents, change: everyState }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /显示/ }));
    await userEvent.click(await canvas.findByRole('option', { name: /^发送失败/ }));
    const rows = within(canvas.getByRole('table', { name: '发送对象' })).getAllByRole('row');
    for (const row of rows.slice(1)) await expect(row).toHaveTextContent('发送失败');
    await expect(rows.length).toBeGreaterThan(1);
  },
};

/** Only failed targets are retried. */
export const RetriesFailed: Story = {
  args: { jobId: firstJob },
  parameters: storyBackend({
    ...noEvents,
    change: (state) => {
      everyState(state);
      const [job] = state.jobs;
      if (!job) return;
      job.targets = job.targets.filter(({ state: found }) => found !== SEND_STATE.queued);
      job.counts.queued = 0;
      job.state = 'ended';
    },
  }),
  play: async (context) => {
    await press(context, '重试未发出的 4 个');
    await expect(await context.canvas.findByText(/约还需/)).toBeVisible();
    await expect(context.canvas.getAllByText('结果未知').length).toBe(3);
  },
};

export const JobLoading: Story = {
  args: { jobId: firstJob },
  parameters: storyBackend({ faults: { ...noEvents.faults, 'send.jobs': { kind: 'never' } } }),
};

export const JobFails: Story = {
  args: { jobId: firstJob },
  parameters: storyBackend({
    faults: { ...noEvents.faults, 'send.jobs': { kind: 'code', code: 50000 } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const JobGone: Story = {
  args: { jobId: 'gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '找不到这次群发' })).toBeVisible();
  },
};

export const English: Story = {
  args: { jobId: firstJob },
  parameters: storyBackend({ ...noEvents, change: everyState }),
  globals: { locale: 'en' },
};
