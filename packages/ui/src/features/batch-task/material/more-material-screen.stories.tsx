import type { Meta, StoryObj } from '@storybook/react-vite';
import { chooseFirst, pickMaterial } from '#testing/plays/fill.ts';
import { batchStories } from '../batch-task.fixtures';
import { MoreMaterialScreen } from './more-material-screen';

const stories = batchStories({
  task: { taskType: 'custom', taskInfo: { contents: [{ type: 1, name: '周末活动' }] } },
  add: '添加群发素材',
  missing: '素材必选',
  added: '每天 08:00',
  fill: async (dialog, context) => {
    await chooseFirst(context, '群');
    await pickMaterial(dialog, context);
  },
});

/** Material broadcasts targets. */
const meta = {
  title: 'Features/BatchTask/MoreMaterialScreen',
  component: MoreMaterialScreen,
} satisfies Meta<typeof MoreMaterialScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screen'], ...stories.filled, play: stories.filled.play };
export const Empty: Story = { tags: ['screen'], ...stories.empty };
export const Failed: Story = { ...stories.failed };
export const Restricted: Story = { ...stories.restricted, play: stories.restricted.play };
export const RefusesEmpty: Story = {
  tags: ['screen'],
  ...stories.refusesEmpty,
  play: stories.refusesEmpty.play,
};
export const Adds: Story = { ...stories.adds, play: stories.adds.play };
