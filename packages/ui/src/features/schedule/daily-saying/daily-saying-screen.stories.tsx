import type { Meta, StoryObj } from '@storybook/react-vite';
import { configBackend, failing, manyDue } from '#lists/rules/rule-list.fixtures.ts';
import { pickTarget } from '#testing/plays/fill.ts';
import { adds, refusesEmpty, showsDue } from '#testing/plays/list-plays.ts';
import { DailySayingScreen } from './daily-saying-screen';

const ROWS = [
  {
    type: 'contact',
    name: '林知远',
    wxid: 'w1',
    city: '上海',
    memorialDay: '2020-05-20',
    date: '0 0 8 * * *',
    endWord: '今天也要多喝水',
  },
  {
    type: 'room',
    roomName: '青禾读书会 1 群',
    city: '杭州',
    memorialDay: '2024-01-01',
    date: '0 30 7 * * 1-5',
    endWord: '',
  },
];

/** Daily greetings. */
const meta = {
  title: 'Features/Schedule/DailySayingScreen',
  component: DailySayingScreen,
  parameters: { ...configBackend({ dayTaskSchedule: ROWS }) },
} satisfies Meta<typeof DailySayingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screen'], play: showsDue('今天也要多喝水') };
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Many: Story = { parameters: configBackend({ dayTaskSchedule: manyDue(ROWS[0]) }) };

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: refusesEmpty('添加每日说', '群名/好友昵称至少填一个', '必填', '必填'),
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: adds('添加每日说', '每天 08:00', async (dialog, context) => {
    await pickTarget(dialog, context);
    await context.userEvent.type(dialog.getByLabelText('城市'), '上海');
    await context.userEvent.type(dialog.getByLabelText('纪念日'), '2020-05-20');
  }),
};
