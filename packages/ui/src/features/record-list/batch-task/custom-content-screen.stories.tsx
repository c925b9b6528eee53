import { batchTaskSchema } from '@chatdeck/sdk/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyBackend } from '../../../testing/story-backend';
import { failingCall, openDialog, withoutMembership } from '../record-list.fixtures';
import { CustomContentScreen } from './custom-content-screen';

const TASK = batchTaskSchema.parse({
  ...{ id: '7', type: 'room', cron: '0 0 8 * * *', isAll: true },
  ...{ taskType: 'customContent', taskInfo: { sortId: '每日一句' } },
});
const filled = () => ({
  ...storyBackend({ change: (state) => void (state.batchTasks = [TASK]) }),
});

/** Own content on a schedule. */
const meta = {
  title: 'Features/RecordList/CustomContentScreen',
  component: CustomContentScreen,
  parameters: { ...filled() },
} satisfies Meta<typeof CustomContentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^下次 /)).toBeVisible();
    await expect(canvas.getByText('全部群')).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['screen'],
  parameters: storyBackend({ change: (state) => void (state.batchTasks = []) }),
};
export const Failed: Story = { parameters: failingCall('batchTask.list') };
export const Restricted: Story = {
  parameters: storyBackend(withoutMembership),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本功能需要开通会员方可使用')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '添加自定义内容' })).toBeNull();
  },
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: filled(),
  play: async (context) => {
    const dialog = await openDialog(context, '添加自定义内容');
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('必填')).toBeVisible();
  },
};
