import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chooseFirst } from '#testing/plays/fill.ts';
import { batchBackend, batchStories } from '../batch-task.fixtures';
import { CustomContentScreen } from './custom-content-screen';

const TASK = { taskType: 'customContent', taskInfo: { sortId: 'saying' } };
const stories = batchStories({
  task: TASK,
  add: '添加自定义内容',
  missing: '必填',
  added: '「每日一句」的下一条',
  channels: [{ sortId: 'saying', name: '每日一句', items: [] }],
  fill: async (dialog, context) => {
    const { canvas, userEvent } = context;
    await chooseFirst(context, '群');
    await userEvent.click(dialog.getByRole('button', { name: /选择频道/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '每日一句' }));
  },
});

/** Custom content on a schedule. */
const meta = {
  title: 'Features/BatchTask/CustomContentScreen',
  component: CustomContentScreen,
} satisfies Meta<typeof CustomContentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screen'], ...stories.filled, play: stories.filled.play };
/** Channels are listed under the tasks that send from them. */
export const WithChannels: Story = {
  tags: ['screen'],
  parameters: batchBackend(
    [TASK],
    [
      {
        sortId: 'saying',
        name: '每日一句',
        items: ['早安，今天也读十页吧。', '书读完了，记得还。'].map((content) => ({
          type: 1,
          content,
        })),
      },
    ],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '内容频道' })).toBeVisible();
    await expect(await canvas.findByText('2 条')).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], ...stories.empty };
export const Failed: Story = { ...stories.failed };
export const Restricted: Story = { ...stories.restricted, play: stories.restricted.play };
export const RefusesEmpty: Story = {
  tags: ['screen'],
  ...stories.refusesEmpty,
  play: stories.refusesEmpty.play,
};
export const Adds: Story = { ...stories.adds, play: stories.adds.play };
