import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing, openDialog, pickTarget } from '../rule-list.fixtures';
import { NewsScheduleScreen } from './news-schedule-screen';

const ROWS = [
  {
    ...{ type: 'room', roomName: '青禾读书会 1 群', sortId: 13, num: 5 },
    ...{ date: '0 0 8 * * *', endWord: '新的一天' },
  },
  {
    ...{ type: 'room', roomName: '青禾读书会 1 群', sortId: 7, num: 10 },
    ...{ date: '0 0 8 * * *', endWord: '' },
  },
  { type: 'room', roomName: '店务群', sortId: 1001, num: 10, date: '0 0 8 31 2 *', endWord: '' },
];

/** News of a category at their hour. */
const meta = {
  title: 'Features/RuleList/NewsScheduleScreen',
  component: NewsScheduleScreen,
  parameters: { ...configBackend({ roomNewsSchedule: ROWS }) },
} satisfies Meta<typeof NewsScheduleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/下次 /))[0]).toBeVisible();
    await expect(canvas.getByText('和第 1 条在同一时间发给同一个对象')).toBeVisible();
    await expect(canvas.getByText(/这个时间不能执行/)).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Many: Story = {
  parameters: configBackend({
    roomNewsSchedule: Array.from({ length: 500 }, (_, at) => ({
      ...ROWS[0],
      date: `0 ${at % 60} 8 * * *`,
    })),
  }),
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: async (context) => {
    const dialog = await openDialog(context, '添加定时新闻');
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('群名/好友昵称至少填一个')).toBeVisible();
    await expect(dialog.getByText('必填')).toBeVisible();
  },
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加定时新闻');
    await pickTarget(context, dialog);
    await userEvent.click(dialog.getByRole('button', { name: /选择一类新闻/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '科技新闻' }));
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await expect((await canvas.findAllByText('每天 08:00'))[0]).toBeVisible();
  },
};
