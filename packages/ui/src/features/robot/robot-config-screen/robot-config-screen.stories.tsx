import { CODE } from '@chatdeck/sdk/constants';
import { MockRefusal } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import { RobotConfigScreen } from './robot-config-screen';

const meta = {
  title: 'Features/Robot/RobotConfigScreen',
  component: RobotConfigScreen,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof RobotConfigScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const edit: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const reply = await canvas.findByLabelText('默认回复');
  await userEvent.clear(reply);
  await userEvent.type(reply, '我在，直接说事就好');
  await userEvent.click(canvas.getByRole('switch', { name: '自动回复' }));
};
const save: NonNullable<Story['play']> = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: '保存' }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('第 12 版已在机器人上生效')).toBeVisible();
  },
};

export const Missing: Story = { parameters: storyBackend({ amount: 'empty' }) };

export const Initialises: Story = {
  parameters: storyBackend({ amount: 'empty' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '初始化配置' }));
    await expect(await canvas.findByLabelText('默认回复')).toHaveValue('我在呢');
  },
};

export const Changed: Story = {
  play: async (context) => {
    await edit(context);
    await expect(context.canvas.getByText('2 处修改未保存')).toBeVisible();
  },
};

export const Saves: Story = {
  play: async (context) => {
    await edit(context);
    await save(context);
    await expect(await context.canvas.findByText('第 13 版已保存，等机器人取走')).toBeVisible();
    await expect(context.canvas.getByLabelText('默认回复')).toHaveValue('我在，直接说事就好');
  },
};

export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const delay = await canvas.findByLabelText('回复延时');
    await userEvent.clear(delay);
    await userEvent.type(delay, '-1');
    await save(context);
    await expect(await canvas.findByText('请填写不小于 0 的整数')).toBeVisible();
    await expect(delay).toHaveFocus();
  },
};

export const Conflict: Story = {
  parameters: storyBackend({
    calls: {
      'robot.updateConfig': ({ config, baseVersion }, state) => {
        if (baseVersion < 13) {
          state.config = JSON.stringify({ defaultReply: '同事改过的回复', fromElsewhere: true });
          state.configVersion = 13;
          throw new MockRefusal(CODE.configChanged, { version: 13, config: state.config });
        }
        state.config = config;
        state.configVersion = 14;
        return { id: 1, version: 14 };
      },
    },
  }),
  play: async (context) => {
    await edit(context);
    await save(context);
    await expect(await context.canvas.findByText('配置已在别处修改')).toBeVisible();
    await expect(context.canvas.getByText(/你们都改了：默认回复/)).toBeVisible();
    await expect(context.canvas.getByLabelText('默认回复')).toHaveValue('我在，直接说事就好');
  },
};

export const Malformed: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.config = '{"defaultReply":"我在呢","chatDelay":';
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/"chatDelay":$/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyBackend({ faults: { 'robot.config': { kind: 'never' } } }),
};

export const Failed: Story = {
  parameters: storyBackend({ faults: { 'robot.config': { kind: 'code', code: 50000 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
