import type { Meta, StoryObj } from '@storybook/react-vite';
import { configBackend, failing, manyDue } from '#lists/rules/rule-list.fixtures.ts';
import { pickMaterial, pickTarget } from '#testing/plays/fill.ts';
import { adds, refusesEmpty, showsDue } from '#testing/plays/list-plays.ts';
import { MaterialScheduleScreen } from './material-schedule-screen';

const ROWS = [
  {
    type: 'room',
    roomName: '青禾读书会 1 群',
    date: '0 0 20 * * 3,5',
    contents: [
      { type: 1, name: '五月共读提醒', content: '今晚八点见' },
      { type: 4, name: '五月共读报名', url: 'https://example.com', title: '报名' },
    ],
  },
  {
    type: 'contact',
    name: '周明',
    date: '0 */40 * * * *',
    contents: [{ type: 2, name: '值班表', url: 'https://example.com/a.pdf' }],
  },
];

/** Scheduled materials. */
const meta = {
  title: 'Features/Schedule/MaterialScheduleScreen',
  component: MaterialScheduleScreen,
  parameters: { ...configBackend({ roomTaskSchedule: ROWS }) },
} satisfies Meta<typeof MaterialScheduleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screen'], play: showsDue('五月共读提醒') };
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Many: Story = { parameters: configBackend({ roomTaskSchedule: manyDue(ROWS[0]) }) };

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: refusesEmpty('添加定时素材', '群名/好友昵称至少填一个', '素材必选'),
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: adds('添加定时素材', '每天 08:00', async (dialog, context) => {
    await pickTarget(dialog, context);
    await pickMaterial(dialog, context);
  }),
};
