import type { Meta, StoryObj } from '@storybook/react-vite';
import { failingCall, withoutMembership } from '#lists/records/record-list.fixtures.ts';
import { chooseFirst, pickMaterial } from '#testing/plays/fill.ts';
import { adds, offersMembership, refusesEmpty, showsDue } from '#testing/plays/list-plays.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { batchBackend } from './batch-task.fixtures';
import { MoreMaterialScreen } from './more-material-screen';

const TASK = {
  taskType: 'custom',
  taskInfo: { contents: [{ type: 1, name: '周末活动' }] },
};

/** Materials for many. */
const meta = {
  title: 'Features/BatchTask/MoreMaterialScreen',
  component: MoreMaterialScreen,
  parameters: { ...batchBackend([TASK]) },
} satisfies Meta<typeof MoreMaterialScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screen'], play: showsDue('全部群') };
export const Empty: Story = { tags: ['screen'], parameters: batchBackend([]) };
export const Failed: Story = { parameters: failingCall('batchTask.list') };
export const Restricted: Story = {
  parameters: storyBackend(withoutMembership),
  play: offersMembership('添加群发素材'),
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: batchBackend([TASK]),
  play: refusesEmpty('添加群发素材', '群名/好友昵称至少填一个', '素材必选'),
};

export const Adds: Story = {
  parameters: batchBackend([]),
  play: adds('添加群发素材', '每天 08:00', async (dialog, context) => {
    await chooseFirst(context, '群');
    await pickMaterial(dialog, context);
  }),
};
