import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failingCall, withoutMembership } from '#lists/records/record-list.fixtures.ts';
import { chooseFirst } from '#testing/plays/fill.ts';
import { adds, offersMembership, refusesEmpty, showsDue } from '#testing/plays/list-plays.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { batchBackend } from './batch-task.fixtures';
import { CustomContentScreen } from './custom-content-screen';

const TASK = { taskType: 'customContent', taskInfo: { sortId: '每日一句' } };

/** Own content on a schedule. */
const meta = {
  title: 'Features/BatchTask/CustomContentScreen',
  component: CustomContentScreen,
  parameters: { ...batchBackend([TASK]) },
} satisfies Meta<typeof CustomContentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screen'], play: showsDue('全部群') };
/** Channels stand under the tasks that send from them. */
export const WithChannels: Story = {
  tags: ['screen'],
  parameters: batchBackend(
    [TASK],
    [
      {
        sortId: '每日一句',
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
export const Empty: Story = { tags: ['screen'], parameters: batchBackend([]) };
export const Failed: Story = { parameters: failingCall('batchTask.list') };
export const Restricted: Story = {
  parameters: storyBackend(withoutMembership),
  play: offersMembership('添加自定义内容'),
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: batchBackend([TASK]),
  play: refusesEmpty('添加自定义内容', '群名/好友昵称至少填一个', '必填'),
};

export const Adds: Story = {
  parameters: batchBackend([], [{ sortId: 'saying', name: '每日一句', items: [] }]),
  play: adds('添加自定义内容', '「每日一句」的下一条', async (dialog, context) => {
    const { canvas, userEvent } = context;
    await chooseFirst(context, '群');
    await userEvent.click(dialog.getByRole('button', { name: /选择频道/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '每日一句' }));
  }),
};
