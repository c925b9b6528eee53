import { MASS_SEND_TARGET, SEND_STATE } from '@chatdeck/sdk/constants';
import { buildSendJob, buildUser, type MockBackendOptions } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import MassSendDialog, { type MassSendDialogProps } from './mass-send-dialog';

type State = Parameters<NonNullable<MockBackendOptions['change']>>[0];

/** Without live events the job is asked for again and again. */
const noEvents: MockBackendOptions = {
  faults: { 'event.stream': { kind: 'code', code: 10004 } },
};

/** Closes as its host would close it. */
function Host({ onOpenChange, ...props }: MassSendDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange(open);
  };
  return <MassSendDialog {...props} isOpen={isOpen} onOpenChange={change} />;
}

const ROOMS = ['读书会', '门店值班', '新品试饮'].map((name, at) => ({
  ...{ kind: 'room' as const, wxid: `room-${at}`, name },
}));

const meta = {
  title: 'Features/Send/MassSendDialog',
  component: MassSendDialog,
  render: (args) => <Host {...args} />,
  tags: ['screen'],
  args: { isOpen: true, onOpenChange: fn(), onStarted: fn(), selection: ROOMS },
  parameters: storyBackend(noEvents),
} satisfies Meta<typeof MassSendDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const press = async ({ canvas, userEvent }: Context, name: string | RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
};
const toContent: Play = async (context) => {
  await press(context, '下一步');
  await context.canvas.findByRole('button', { name: '选择素材' });
};
const pickTwo: Play = async (context) => {
  const { canvas, userEvent } = context;
  await toContent(context);
  await press(context, '选择素材');
  const slow = { timeout: 5_000 };
  await userEvent.click(await canvas.findByRole('checkbox', { name: /早安/ }, slow));
  await userEvent.click(canvas.getByRole('checkbox', { name: /营业时间与地址/ }));
  await press(context, '选好了（2）');
};
const toReview: Play = async (context) => {
  await pickTwo(context);
  await press(context, '下一步');
  await context.canvas.findByText('预计用时');
};
const toSending: Play = async (context) => {
  await toReview(context);
  await press(context, /^发给 3 个群$/);
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: '群发消息' })).toBeVisible();
    await expect(await canvas.findByText('已选 3 个')).toBeVisible();
  },
};

export const Friends: Story = {
  args: { target: MASS_SEND_TARGET.contact, selection: [] },
  parameters: storyBackend({ ...noEvents, amount: 'many' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('dialog', { name: '好友群发' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('option', { name: '选中全部 5,000 个' }));
    await expect(canvas.getByText('已选 5,000 个')).toBeVisible();
  },
};

export const NobodyChosen: Story = {
  args: { selection: [] },
  play: async (context) => {
    await press(context, '下一步');
    await expect(await context.canvas.findByText('群名/好友昵称至少填一个')).toBeVisible();
  },
};

export const NothingToSend: Story = {
  play: async (context) => {
    await toContent(context);
    await press(context, '下一步');
    await expect(await context.canvas.findByText('素材必选')).toBeVisible();
  },
};

/** A notice is text, in groups that the robot administers; the others say why they are left out. */
export const Notice: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: '群公告' }));
    await expect(await canvas.findByText(/不能发公告，没有算进来/)).toBeVisible();
    const [disabled] = await canvas.findAllByRole('option', { name: /机器人不是管理员/ });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoticeIsText: Story = {
  args: { target: MASS_SEND_TARGET.notice },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toContent(context);
    await userEvent.click(canvas.getByRole('radio', { name: '写一条' }));
    const file = await canvas.findByRole('radio', { name: /文件.*群公告仅支持文本/ });
    await expect(file).toBeDisabled();
  },
};

export const Content: Story = { play: pickTwo };

export const WrittenInvalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toContent(context);
    await userEvent.click(canvas.getByRole('radio', { name: '写一条' }));
    await expect(await canvas.findByRole('radio', { name: /小程序/ })).toBeDisabled();
    await press(context, '下一步');
    await expect(await canvas.findByText('内容必填')).toBeVisible();
    await expect(canvas.getByText('请将表单填写完整后发送')).toBeVisible();
  },
};

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

export const Sends: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await toSending(context);
    await expect(await canvas.findByText('3 / 3', {}, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getAllByText('已交给机器人').length).toBeGreaterThan(2);
    await expect(args.onStarted).toHaveBeenCalledTimes(1);
  },
};

/** Closing does not stop it, and says so. */
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

const STATES = Object.values(SEND_STATE);
/** A mass send with targets in every state. */
function everyState(state: State) {
  const [job] = state.jobs;
  if (!job) return;
  job.targets = STATES.flatMap((found, at) => [
    { wxid: `a-${at}`, name: `${at + 1} 号群`, state: found, changedAt: job.createdAt },
    { wxid: `b-${at}`, name: LONG_NAME, state: found, changedAt: job.createdAt },
  ]);
  job.counts = Object.assign(job.counts, Object.fromEntries(STATES.map((found) => [found, 2])));
  job.state = 'running';
  job.remainingMs = 139_000;
}
const LONG_NAME = '青禾书房周末亲子共读活动报名与到店指引通知群（二群，满员请加三群）';
const firstJob = buildSendJob(0).id;

export const EveryState: Story = {
  args: { jobId: firstJob },
  parameters: storyBackend({ ...noEvents, change: everyState }),
  play: async ({ canvas }) => {
    for (const words of ['等待发送', '已交给机器人', '机器人不在线', '发送失败', '已取消']) {
      await expect((await canvas.findAllByText(words)).length).toBe(3);
    }
    await expect(canvas.getByText(/可能已发出，不会自动重发/)).toBeVisible();
    await expect(canvas.getByText(/约还需2分钟19秒/)).toBeVisible();
  },
};
export const EveryStateDark: Story = { ...EveryState, globals: { scheme: 'dark' } };
export const EveryStateNarrow: Story = { ...EveryState, globals: { width: '320' } };

/** Only what was not sent is tried again. */
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
    await press(context, '重试没有发出的 4 个');
    await expect(await context.canvas.findByText(/约还需/)).toBeVisible();
    await expect(context.canvas.getAllByText('结果未知').length).toBe(3);
  },
};

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

/** The server refuses single targets; they can be taken out. */
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

/** Without an answer it may have started all the same. */
export const NoAnswer: Story = {
  parameters: storyBackend({
    faults: { ...noEvents.faults, 'send.messages': { kind: 'raw', status: 502, body: '<p>' } },
  }),
  play: async (context) => {
    await toSending(context);
    const words = await context.canvas.findByText('不知道有没有开始', {}, { timeout: 10_000 });
    await expect(words).toBeVisible();
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

export const AsksBeforeClosing: Story = {
  play: async (context) => {
    await pickTwo(context);
    await press(context, '上一步');
    await press(context, '取消');
    await expect(await context.canvas.findByText('放弃未保存的修改？')).toBeVisible();
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
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
