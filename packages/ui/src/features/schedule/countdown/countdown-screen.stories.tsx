import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { robotClockIs } from '#lists/clock/robot-clock.fixtures.ts';
import { configBackend, failing, manyDue } from '#lists/rules/rule-list.fixtures.ts';
import { pickTarget } from '#testing/plays/fill.ts';
import { adds, refusesEmpty, showsDue } from '#testing/plays/list-plays.ts';
import { CountdownScreen } from './countdown-screen';

const ROWS = [
  {
    type: 'room',
    roomName: '亲子共读群',
    prefix: '中考',
    memorialDay: '2026-06-20',
    date: '0 50 6 * * *',
    suffix: '加油',
    endWord: '',
  },
  {
    type: 'contact',
    name: '周明',
    prefix: '还书',
    memorialDay: '2026-05-31',
    date: '0 0 9 1 * *',
    suffix: '',
    endWord: '青禾书房',
  },
];

/** Countdowns to a day. */
const meta = {
  title: 'Features/Schedule/CountdownScreen',
  component: CountdownScreen,
  parameters: { ...configBackend({ countDownTaskSchedule: ROWS }) },
} satisfies Meta<typeof CountdownScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screen'], play: showsDue(/距离中考/) };
export const Empty: Story = { tags: ['screen'], parameters: configBackend({}) };
export const Failed: Story = { parameters: failing() };
export const Many: Story = {
  parameters: configBackend({ countDownTaskSchedule: manyDue(ROWS[0]) }),
};

/** The robot counts days in another time zone. */
export const OtherTimeZone: Story = {
  tags: ['screen'],
  parameters: configBackend(
    { countDownTaskSchedule: ROWS },
    { change: robotClockIs('America/New_York', -300) },
  ),
  play: async ({ canvas }) => {
    const effect = await canvas.findByText(/定时和提醒仍按 Asia\/Shanghai 发出/);
    await expect(effect).toHaveTextContent('08:00 发出的消息里写的是前一天 19:00');
  },
};

export const RefusesEmpty: Story = {
  tags: ['screen'],
  parameters: configBackend({}),
  play: refusesEmpty('添加倒计时', '群名/好友昵称至少填一个', '必填', '必填'),
};

export const Adds: Story = {
  parameters: configBackend({}),
  play: adds('添加倒计时', '每天 08:00', async (dialog, context) => {
    await pickTarget(dialog, context);
    await context.userEvent.type(dialog.getByLabelText('事项'), '开学');
    await context.userEvent.type(dialog.getByLabelText('目标日期'), '2026-09-01');
  }),
};
