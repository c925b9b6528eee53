import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { configBackend, failing, openDialog, pickTarget } from '../rule-list.fixtures';
import { MaterialScheduleScreen } from './material-schedule-screen';

const ROWS = [
  {
    ...{ type: 'room', roomName: '青禾读书会 1 群', date: '0 0 20 * * 3,5' },
    contents: [
      { type: 1, name: '五月共读提醒', content: '今晚八点见' },
      { type: 4, name: '五月共读报名', url: 'https://example.com', title: '报名' },
    ],
  },
  {
    ...{ type: 'contact', name: '周明', date: '0 */40 * * * *' },
    contents: [{ type: 2, name: '值班表', url: 'https://example.com/a.pdf' }],
  },
];

/** Materials at their hour. */
const meta = {
  title: 'Features/RuleList/MaterialScheduleScreen',
  component: MaterialScheduleScreen,
  parameters: { ...configBackend({ roomTaskSchedule: ROWS }) },
} satisfies Meta<typeof MaterialScheduleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/下次 /))[0]).toBeVisible();
    await expect(canvas.getByText('五月共读提醒')).toBeVisible();
  },
};
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Many: Story = {
  parameters: configBackend({
    roomTaskSchedule: Array.from({ length: 500 }, (_, at) => ({
      ...ROWS[0],
      date: `0 ${at % 60} 8 * * *`,
    })),
  }),
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: async (context) => {
    const dialog = await openDialog(context, '添加定时素材');
    await context.userEvent.click(await dialog.findByRole('button', { name: '添加' }));
    await expect(await dialog.findByText('群名/好友昵称至少填一个')).toBeVisible();
    await expect(dialog.getByText('素材必选')).toBeVisible();
  },
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDialog(context, '添加定时素材');
    await pickTarget(context, dialog);
    await userEvent.click(dialog.getByRole('button', { name: '从素材库选' }));
    const [material] = await canvas.findAllByRole('checkbox');
    await userEvent.click(material ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: /^选好了/ }));
    await userEvent.click(dialog.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('添加成功')).toBeVisible();
    await expect((await canvas.findAllByText('每天 08:00'))[0]).toBeVisible();
  },
};
