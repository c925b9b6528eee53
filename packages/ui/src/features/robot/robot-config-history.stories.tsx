import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { RobotConfigScreen } from './robot-config-screen';
import { DIFY, type Context } from './robot-config.fixtures';

/** Restoring earlier versions, also if the current one cannot be read. */
const meta = {
  title: 'Features/Robot/RobotConfigScreen/History',
  component: RobotConfigScreen,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof RobotConfigScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const history = {
  ...storyBackend({
    change: (state) => {
      const { revisions } = state;
      state.revisions = revisions.map((revision) =>
        revision.version === 10
          ? { ...revision, config: JSON.stringify({ ...DIFY, gpttoken: 'sk-secret' }) }
          : revision,
      );
    },
  }),
};
const openHistory = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: '历史版本' }));
  const dialog = within(await canvas.findByRole('dialog', { name: '历史版本' }));
  await userEvent.click(await dialog.findByRole('button', { name: /第 10 版/ }));
  await expect(await dialog.findByText('我在呢，直接说事就好～')).toBeVisible();
  return dialog;
};

export const History: Story = {
  tags: ['screen'],
  parameters: history,
  play: async (context) => {
    const dialog = await openHistory(context);
    await expect(dialog.queryByText(/sk-secret/)).toBeNull();
  },
};

export const Restores: Story = {
  parameters: history,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openHistory(context);
    await userEvent.click(dialog.getByRole('button', { name: '恢复这一版' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '恢复' }));
    await expect(await canvas.findByText('第 13 版已保存，待机器人同步')).toBeVisible();
    await expect(canvas.getByLabelText('默认回复')).toHaveValue(DIFY.defaultReply);
  },
};

const broken = {
  ...storyBackend({
    change: (state) => {
      state.config = '{"defaultReply":"我在呢","chatDelay":';
    },
  }),
};

export const Malformed: Story = {
  tags: ['screen'],
  parameters: broken,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/"chatDelay":$/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /第 11 版/ })).toBeVisible();
  },
};

export const MalformedStartsAgain: Story = {
  parameters: broken,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '恢复默认值' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '恢复默认值' }));
    await expect(await canvas.findByLabelText('默认回复')).toHaveValue('我在呢');
  },
};
