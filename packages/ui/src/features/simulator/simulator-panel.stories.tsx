import { buildUser, type MockBackendOptions } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { configBackend, failing } from '#lists/rules/rule-list.fixtures.ts';
import { sampleOf } from '#lists/simulator/samples/samples.fixtures.ts';
import { BOOKSHOP } from '#lists/simulator/simulator.fixtures.ts';
import type { Play } from '#testing/plays/open-dialog.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { SimulatorPanel } from './simulator-panel';

const bookshop = (options: MockBackendOptions = {}) =>
  configBackend(BOOKSHOP, {
    ...options,
    change: (state) => {
      state.dialogues = [];
      options.change?.(state);
    },
  });

/** A message is tried on the robot: what it replies, and why. */
const meta = {
  title: 'Features/Simulator/SimulatorPanel',
  component: SimulatorPanel,
  parameters: { ...bookshop() },
} satisfies Meta<typeof SimulatorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '消息' }), text);
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
  };

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/在下面发一条/)).toBeVisible();
  },
};
export const Answered: Story = {
  tags: ['screen'],
  play: async (context) => {
    await says('共读怎么报名')(context);
    const chat = within(context.canvas.getByRole('log'));
    await expect(chat.getByText('五月共读报名')).toBeVisible();
    await expect(context.canvas.getByText('由它回答', { exact: false })).toBeInTheDocument();
  },
};
export const Asked: Story = {
  play: async (context) => {
    await says('推荐一本书')(context);
    await expect(context.canvas.getByText('由 ChatGPT 回答')).toBeVisible();
  },
};
export const SilentInGroup: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: '群聊' }));
    await userEvent.click(canvas.getByRole('switch', { name: '@ 机器人' }));
    await says('几点开门')(context);
    await expect(canvas.getByText('机器人不会回复')).toBeVisible();
  },
};
export const Link: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /消息类型/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '链接' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '链接地址' }), 'https://qinghe.cn');
    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '青禾书房{Enter}');
    await expect(within(canvas.getByRole('log')).getByText('青禾书房')).toBeVisible();
  },
};
export const StartsOver: Story = {
  play: async (context) => {
    await says('几点开门')(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '「几点开门」为什么这样回复' }));
    await userEvent.click(canvas.getByRole('button', { name: '重新开始' }));
    await expect(await canvas.findByText(/在下面发一条/)).toBeVisible();
  },
};
/** The friends and the dialogues cannot be loaded. */
export const Partial: Story = {
  parameters: bookshop({
    faults: {
      'contact.all': { kind: 'code', code: 50000 },
      'dialogue.list': { kind: 'code', code: 50000 },
    },
    change: (state) => {
      state.user = buildUser({ role: 'vip', customRole: { router: ['roomReply'] } });
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/没能读到全部自定义对话、好友列表/)).toBeVisible();
  },
};
/** One sample is as it should be, and one is not. */
export const Samples: Story = {
  parameters: bookshop({
    change: (state) => {
      state.samples = [
        sampleOf('1', '几点开门', '每天 10:00 开门，21:30 关门。'),
        sampleOf('2', '几点关门', '晚上十点。'),
      ];
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('与预期不同')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除样例「几点开门」' }));
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await userEvent.click(await canvas.findByRole('button', { name: '「几点关门」以现在为准' }));
  },
};
export const NewAccount: Story = {
  parameters: storyBackend({ change: (state) => (state.config = null) }),
};
export const Failed: Story = { parameters: failing() };
export const LongContent: Story = {
  globals: { width: '320' },
  play: says('青禾书房周末亲子共读活动报名须知与到店指引（含停车、寄存与借阅说明）'),
};
export const English: Story = { globals: { locale: 'en' } };
