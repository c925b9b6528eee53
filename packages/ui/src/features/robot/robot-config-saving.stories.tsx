import { CODE } from '@chatdeck/sdk/constants';
import { MockRefusal } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { RobotConfigScreen } from './robot-config-screen';
import { DIFY, edit, press, storedConfig } from './robot-config.fixtures';

/** The differences that a save would make, and its outcomes. Each story saves, so each has a separate backend. */
const meta = {
  title: 'Features/Robot/RobotConfigScreen/Saving',
  component: RobotConfigScreen,
} satisfies Meta<typeof RobotConfigScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Old and new values; lists as additions and removals; secrets only as "changed". */
export const Difference: Story = {
  tags: ['screen'],
  parameters: storedConfig(DIFY),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.click(canvas.getByRole('button', { name: '移除读书' }));
    await userEvent.type(canvas.getByLabelText('申请里要有这些词'), '报名{Enter}');
    await userEvent.type(canvas.getByLabelText('Dify 密钥'), 'secret');
    await press(context, '查看修改');
    const dialog = await canvas.findByRole('dialog', { name: '将要修改的内容' });
    const inDialog = within(dialog);
    await expect(inDialog.getByText('我在，直接说事就好')).toBeVisible();
    await expect(inDialog.getByText('报名')).toBeVisible();
    await expect(inDialog.getByText('读书')).toBeVisible();
    await expect(inDialog.getByText('已修改，内容不显示')).toBeVisible();
    await expect(inDialog.queryByText(/secret/)).toBeNull();
  },
};

export const Saves: Story = {
  parameters: { ...storyBackend() },
  play: async (context) => {
    const { canvas } = context;
    await edit(context);
    await press(context, '保存');
    await expect(await canvas.findByText('第 13 版已保存，待机器人同步')).toBeVisible();
    await expect(canvas.getByLabelText('默认回复')).toHaveValue('我在，直接说事就好');
    await waitFor(() => expect(canvas.queryByText(/处修改未保存/)).toBeNull());
  },
};

export const SavesByKey: Story = {
  parameters: { ...storyBackend() },
  play: async (context) => {
    await edit(context);
    await context.userEvent.keyboard('{Control>}s{/Control}');
    await expect(await context.canvas.findByText('第 13 版已保存，待机器人同步')).toBeVisible();
  },
};

const saves = fn();

export const SavesOnceForTenPresses: Story = {
  parameters: {
    ...storyBackend({
      calls: {
        'robot.updateConfig': ({ config }, state) => {
          saves();
          state.config = config;
          state.configVersion = 13;
          return { id: 1, version: 13 };
        },
      },
    }),
  },
  play: async (context) => {
    saves.mockClear();
    await edit(context);
    const button = context.canvas.getByRole('button', { name: '保存' });
    for (let count = 0; count < 10; count += 1) button.click();
    await expect(await context.canvas.findByText('第 13 版已保存，待机器人同步')).toBeVisible();
    await expect(saves).toHaveBeenCalledOnce();
  },
};

export const Discards: Story = {
  parameters: { ...storyBackend() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await press(context, '放弃修改');
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(canvas.getByLabelText('默认回复')).toHaveValue('我在呢'));
  },
};

export const Invalid: Story = {
  parameters: { ...storyBackend() },
  tags: ['screen'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const delay = await canvas.findByLabelText('回复延时');
    await userEvent.clear(delay);
    // A stored zero would be read back as the default.
    await userEvent.type(delay, '0');
    await press(context, '保存');
    await expect(await canvas.findByText('请填写不小于 1 的整数')).toBeVisible();
    await waitFor(() => expect(delay).toHaveFocus());
  },
};

export const ServerRejects: Story = {
  parameters: {
    ...storyBackend({
      faults: { 'robot.updateConfig': { kind: 'code', code: CODE.serverError } },
    }),
  },
  play: async (context) => {
    await edit(context);
    await press(context, '保存');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: '保存' })).toBeEnabled());
    await expect(context.canvas.getByText('2 处修改未保存')).toBeVisible();
    await expect(context.canvas.getByLabelText('默认回复')).toHaveValue('我在，直接说事就好');
  },
};

/** A concurrent save stores this config as version 13. */
const overtaken = (theirs: object) => ({
  ...storyBackend({
    calls: {
      'robot.updateConfig': ({ config, baseVersion }, state) => {
        if (baseVersion < 13) {
          state.config = JSON.stringify(theirs);
          state.configVersion = 13;
          throw new MockRefusal(CODE.configChanged, { version: 13, config: state.config });
        }
        state.config = config;
        state.configVersion = 14;
        return { id: 1, version: 14 };
      },
    },
  }),
});

export const Conflict: Story = {
  tags: ['screen'],
  parameters: overtaken({ defaultReply: '同事改过的回复', chatDelay: 5, fromElsewhere: true }),
  play: async (context) => {
    const { canvas } = context;
    await edit(context);
    await press(context, '保存');
    await expect(await canvas.findByText('配置已在别处修改')).toBeVisible();
    await expect(canvas.getByLabelText('回复延时')).toHaveValue('5');
    await expect(canvas.getByLabelText('默认回复')).toHaveValue('我在，直接说事就好');
    await press(context, '逐项处理');
    const dialog = within(await canvas.findByRole('dialog', { name: '配置已在别处修改' }));
    await expect(dialog.getByText('同事改过的回复')).toBeVisible();
  },
};

export const ConflictTakesTheirs: Story = {
  parameters: overtaken({ defaultReply: '同事改过的回复', fromElsewhere: true }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await press(context, '保存');
    await userEvent.click(await canvas.findByRole('button', { name: '逐项处理' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '配置已在别处修改' }));
    await userEvent.click(dialog.getByRole('radio', { name: '用对方的' }));
    await userEvent.click(dialog.getByRole('button', { name: '按所选保存' }));
    await expect(await canvas.findByText('第 14 版已保存，待机器人同步')).toBeVisible();
    await expect(canvas.getByLabelText('默认回复')).toHaveValue('同事改过的回复');
    await expect(canvas.getByRole('switch', { name: '自动回复' })).toBeChecked();
  },
};

export const MergesByItself: Story = {
  parameters: overtaken({ chatDelay: 5 }),
  play: async (context) => {
    const { canvas } = context;
    await edit(context);
    await press(context, '保存');
    await expect(await canvas.findByText(/对方改了：回复延时/)).toBeVisible();
    await press(context, '保存');
    await expect(await canvas.findByText('第 14 版已保存，待机器人同步')).toBeVisible();
    await expect(canvas.getByLabelText('回复延时')).toHaveValue('5');
  },
};
