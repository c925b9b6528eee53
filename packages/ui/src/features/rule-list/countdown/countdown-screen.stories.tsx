import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing, openDialog, pickTarget } from '../rule-list.fixtures';
import { CountdownScreen } from './countdown-screen';

const ROWS = [
  {
    ...{ type: 'room', roomName: '亲子共读群', prefix: '中考', memorialDay: '2026-06-20' },
    ...{ date: '0 50 6 * * *', suffix: '加油', endWord: '' },
  },
  {
    ...{ type: 'contact', name: '周明', prefix: '还书', memorialDay: '2026-05-31' },
    ...{ date: '0 0 9 1 * *', suffix: '', endWord: '青禾书房' },
  },
];

/** Days that are counted to. */
const meta = {
  title: 'Features/RuleList/CountdownScreen',
  component: CountdownScreen,
  parameters: { ...configBackend({ countDownTaskSchedule: ROWS }) },
} satisfies Meta<typeof CountdownScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/下次 /))[0]).toBeVisible();
    await expect(canvas.getByText(/距离中考/)).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Many: Story = {
  parameters: configBackend({
    countDownTaskSchedule: Array.from({ length: 500 }, (_, at) => ({
      ...ROWS[0],
      date: `0 ${at % 60} 8 * * *`,
    })),
  }),
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: async (context) => {
    const dialog = await openDialog(context, '添加倒计时');
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('群名/好友昵称至少填一个')).toBeVisible();
    await expect(dialog.getAllByText('必填')).toHaveLength(2);
  },
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加倒计时');
    await pickTarget(context, dialog);
    await userEvent.type(dialog.getByLabelText('倒数什么'), '开学');
    await userEvent.type(dialog.getByLabelText('目标日期'), '2026-09-01');
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await expect((await canvas.findAllByText('每天 08:00'))[0]).toBeVisible();
  },
};
