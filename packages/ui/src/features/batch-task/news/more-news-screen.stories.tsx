import type { Meta, StoryObj } from '@storybook/react-vite';
import { chooseFirst, pickNews } from '#testing/plays/fill.ts';
import { batchStories } from '../batch-task.fixtures';
import { MoreNewsScreen } from './more-news-screen';

const stories = batchStories({
  task: { taskType: 'news', taskInfo: { sortId: 13, num: 5 } },
  add: '添加群发新闻',
  missing: '必填',
  added: '科技新闻 10 条',
  fill: async (dialog, context) => {
    await chooseFirst(context, '群');
    await pickNews(dialog, context);
  },
});

/** News broadcasts targets. */
const meta = {
  title: 'Features/BatchTask/MoreNewsScreen',
  component: MoreNewsScreen,
} satisfies Meta<typeof MoreNewsScreen>;
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
