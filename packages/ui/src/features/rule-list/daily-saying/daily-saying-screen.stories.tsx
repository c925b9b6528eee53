import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing, openDialog, pickTarget } from '../rule-list.fixtures';
import { DailySayingScreen } from './daily-saying-screen';

const ROWS = [
  {
    ...{ type: 'contact', name: '林知远', wxid: 'w1', city: '上海', memorialDay: '2020-05-20' },
    ...{ date: '0 0 8 * * *', endWord: '今天也要多喝水' },
  },
  {
    ...{ type: 'room', roomName: '青禾读书会 1 群', city: '杭州', memorialDay: '2024-01-01' },
    ...{ date: '0 30 7 * * 1-5', endWord: '' },
  },
];

/** Greetings of each day. */
const meta = {
  title: 'Features/RuleList/DailySayingScreen',
  component: DailySayingScreen,
  parameters: { ...configBackend({ dayTaskSchedule: ROWS }) },
} satisfies Meta<typeof DailySayingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/下次 /))[0]).toBeVisible();
    await expect(canvas.getByText('今天也要多喝水')).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Many: Story = {
  parameters: configBackend({
    dayTaskSchedule: Array.from({ length: 500 }, (_, at) => ({
      ...ROWS[0],
      date: `0 ${at % 60} 8 * * *`,
    })),
  }),
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: async (context) => {
    const dialog = await openDialog(context, '添加每日说');
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('群名/好友昵称至少填一个')).toBeVisible();
    await expect(dialog.getAllByText('必填')).toHaveLength(2);
  },
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加每日说');
    await pickTarget(context, dialog);
    await userEvent.type(dialog.getByLabelText('城市'), '上海');
    await userEvent.type(dialog.getByLabelText('纪念日'), '2020-05-20');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await expect((await canvas.findAllByText('每天 08:00'))[0]).toBeVisible();
  },
};
