import type { Meta, StoryObj } from '@storybook/react-vite';
import { configBackend, failing, manyDue } from '#lists/rules/rule-list.fixtures.ts';
import { pickNews, pickTarget } from '#testing/plays/fill.ts';
import { adds, refusesEmpty, showsDue } from '#testing/plays/list-plays.ts';
import { NewsScheduleScreen } from './news-schedule-screen';

const ROWS = [
  {
    type: 'room',
    roomName: '青禾读书会 1 群',
    sortId: 13,
    num: 5,
    date: '0 0 8 * * *',
    endWord: '新的一天',
  },
  {
    type: 'room',
    roomName: '青禾读书会 1 群',
    sortId: 7,
    num: 10,
    date: '0 0 8 * * *',
    endWord: '',
  },
  { type: 'room', roomName: '店务群', sortId: 1001, num: 10, date: '0 0 8 31 2 *', endWord: '' },
];

/** News of a category on a schedule. */
const meta = {
  title: 'Features/Schedule/NewsScheduleScreen',
  component: NewsScheduleScreen,
  parameters: { ...configBackend({ roomNewsSchedule: ROWS }) },
} satisfies Meta<typeof NewsScheduleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: showsDue('和第 1 条在同一时间发给同一个对象', /这个时间不能执行/),
};
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Many: Story = { parameters: configBackend({ roomNewsSchedule: manyDue(ROWS[0]) }) };

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: refusesEmpty('添加定时新闻', '群名/好友昵称至少填一个', '必填'),
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: adds('添加定时新闻', '每天 08:00', async (dialog, context) => {
    await pickTarget(dialog, context);
    await pickNews(dialog, context);
  }),
};
