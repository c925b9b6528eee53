import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withoutMembership } from '#lists/records/record-list.fixtures.ts';
import {
  configBackend,
  failing,
  manyDue,
  partnerSession,
} from '#lists/rules/rule-list.fixtures.ts';
import { offersMembership } from '#testing/plays/list-plays.ts';
import { storyBackend } from '#testing/story-backend.ts';
import { ALL_KINDS, nothingScheduled } from './schedules.fixtures';
import { SchedulesScreen } from './schedules-screen';

/** Every schedule of the account, of any kind. */
const meta = {
  title: 'Features/AllSchedules/SchedulesScreen',
  component: SchedulesScreen,
  tags: ['screen'],
  parameters: { ...configBackend(ALL_KINDS) },
} satisfies Meta<typeof SchedulesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const table = async ({ canvas }: Pick<Context, 'canvas'>) =>
  within(await canvas.findByRole('table', { name: '任务列表' }));

export const Default: Story = {
  play: async (context) => {
    const list = await table(context);
    await expect(
      await list.findByRole('button', { name: '距离中考（2026-06-20）的天数' }),
    ).toBeVisible();
    await expect(list.getByRole('cell', { name: '每天 06:50' })).toBeVisible();
    await expect((await list.findAllByText(/^05-2\d 周. /))[0]).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: /^每日说 2/ })).toBeVisible();
  },
};

/** One kind has its own title and button; what is paused stays in place. */
export const OneKind: Story = {
  args: { kind: 'news' },
  play: async (context) => {
    const list = await table(context);
    await expect(await list.findByText('已停用')).toBeVisible();
    await expect(list.getAllByRole('switch')).toHaveLength(6);
    await expect(context.canvas.getByRole('heading', { level: 1, name: '定时新闻' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: '添加定时新闻' })).toBeVisible();
  },
};

export const Selected: Story = {
  play: async (context) => {
    const list = await table(context);
    await list.findByRole('cell', { name: '每天 06:50' });
    await context.userEvent.click(list.getByRole('checkbox', { name: '全选' }));
    const bar = within(await context.canvas.findByRole('group', { name: '批量操作' }));
    await context.userEvent.click(bar.getByRole('button', { name: '停用' }));
    await expect(await context.canvas.findByText(/^已停用 \d+ 个任务$/)).toBeVisible();
  },
};

export const Reminders: Story = { args: { kind: 'reminder' } };
/** A kind for members: the list is readable, and its button says what it needs. */
export const Restricted: Story = {
  args: { kind: 'content' },
  parameters: storyBackend(withoutMembership),
  // A channel comes before its first task.
  play: offersMembership('添加频道'),
};
export const CustomContent: Story = { args: { kind: 'content' } };
export const Many: Story = {
  args: { kind: 'daily' },
  parameters: configBackend({ dayTaskSchedule: manyDue(ALL_KINDS.dayTaskSchedule[0]) }),
};
export const Empty: Story = {
  parameters: storyBackend({ change: nothingScheduled }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有定时任务')).toBeVisible();
  },
};
export const Failed: Story = { parameters: failing() };
export const Narrow: Story = { globals: { width: '320' } };
export const English: Story = { globals: { locale: 'en' } };

/** A partner's session that may see schedules and not change them. */
export const ReadOnly: Story = {
  parameters: { ...configBackend(ALL_KINDS, partnerSession('schedule:read')) },
  play: async (context) => {
    const list = await table(context);
    await list.findByText('距离中考（2026-06-20）的天数');
    // The rights of the session come with another answer.
    await waitFor(() => expect(list.queryByRole('switch')).toBeNull());
    await expect(list.getByText('距离中考（2026-06-20）的天数')).toBeVisible();
    await expect(list.queryByRole('checkbox')).toBeNull();
    await expect(list.queryByRole('button', { name: /的操作$/ })).toBeNull();
    await expect(context.canvas.queryByRole('button', { name: '新建任务' })).toBeNull();
  },
};
