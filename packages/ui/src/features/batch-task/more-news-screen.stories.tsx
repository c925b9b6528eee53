import type { Meta, StoryObj } from '@storybook/react-vite';
import { failingCall, withoutMembership } from '#lists/records/record-list.fixtures.ts';
import { chooseFirst, pickNews } from '#testing/plays/fill.ts';
import { adds, offersMembership, refusesEmpty, showsDue } from '#testing/plays/list-plays.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { batchBackend } from './batch-task.fixtures';
import { MoreNewsScreen } from './more-news-screen';

const TASK = { taskType: 'news', taskInfo: { sortId: 13, num: 5 } };

/** News for many. */
const meta = {
  title: 'Features/BatchTask/MoreNewsScreen',
  component: MoreNewsScreen,
  parameters: { ...batchBackend([TASK]) },
} satisfies Meta<typeof MoreNewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screen'], play: showsDue('全部群') };
export const Empty: Story = { tags: ['screen'], parameters: batchBackend([]) };
export const Failed: Story = { parameters: failingCall('batchTask.list') };
export const Restricted: Story = {
  parameters: storyBackend(withoutMembership),
  play: offersMembership('添加群发新闻'),
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: batchBackend([TASK]),
  play: refusesEmpty('添加群发新闻', '群名/好友昵称至少填一个', '必填'),
};

export const Adds: Story = {
  parameters: batchBackend([]),
  play: adds('添加群发新闻', '科技新闻 10 条', async (dialog, context) => {
    await chooseFirst(context, '群');
    await pickNews(dialog, context);
  }),
};
