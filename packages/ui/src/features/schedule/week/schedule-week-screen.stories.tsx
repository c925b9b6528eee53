import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { configBackend, failing } from '#lists/rules/rule-list.fixtures.ts';
import { ScheduleWeekScreen } from './schedule-week-screen';
import { MANY_SCHEDULES, WEEK_OF_A_SHOP } from './week.fixtures';

/** All schedules by day and hour. It is Wednesday, 20 May 2026, 14:32. */
const meta = {
  title: 'Features/Schedule/ScheduleWeekScreen',
  component: ScheduleWeekScreen,
  tags: ['screen'],
  parameters: { ...configBackend(WEEK_OF_A_SHOP) },
} satisfies Meta<typeof ScheduleWeekScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const today = await canvas.findByRole('button', { name: /周三 05-20/ });
    await expect(today).toHaveAttribute('aria-expanded', 'true');
    const evening = await canvas.findAllByRole('button', { name: /^20:00.*读书会/ });
    await expect(evening).toHaveLength(2);
    await expect(evening[0]).toHaveTextContent('同一分钟还有别的任务发给同一个群或好友');
    await expect(canvas.queryByRole('button', { name: /^09:00.*编辑部/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /显示今天已经过去的/ }));
    await expect(await canvas.findByRole('button', { name: /^09:00.*编辑部/ })).toBeVisible();
  },
};

export const AnotherDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /周一 05-18/ }));
    await expect(await canvas.findByText(/09:00 到 20:55，共 144 次/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /周三/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const NextWeek: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /周三 05-20/ });
    await userEvent.click(canvas.getByRole('button', { name: '下一周' }));
    await expect(await canvas.findByText('05-25 至 05-31')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /周三 05-27/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '回到本周' }));
    await expect(await canvas.findByText('05-18 至 05-24')).toBeVisible();
  },
};

export const Many: Story = {
  parameters: configBackend(MANY_SCHEDULES),
  play: async ({ canvas }) => {
    const today = await canvas.findByRole('button', { name: /周三 05-20/ });
    await expect(today).toHaveAccessibleName(/2\d\d 次/);
  },
};

export const Empty: Story = {
  parameters: configBackend(
    {},
    {
      change: (state) => {
        state.reminders = [];
        state.batchTasks = [];
        state.rssFeeds = [];
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有定时任务')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '添加每日说' })).toBeVisible();
  },
};

/** Nothing runs: it says what is paused, and the way to each. */
export const AllPaused: Story = {
  parameters: configBackend(
    {
      chatdeckPaused: {
        roomTaskSchedule: WEEK_OF_A_SHOP.roomTaskSchedule.map((row, at) => ({ at, row })),
        roomNewsSchedule: WEEK_OF_A_SHOP.roomNewsSchedule.map((row, at) => ({ at, row })),
      },
    },
    {
      change: (state) => {
        state.reminders = [];
        state.batchTasks = [];
        state.rssFeeds = [];
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 个定时任务都停用着')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '素材（3）' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '新闻（1）' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: failing(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** One list could not be loaded: the others stand, and the page says what is missing. */
export const WithoutReminders: Story = {
  parameters: configBackend(WEEK_OF_A_SHOP, {
    faults: { 'reminder.list': { kind: 'code', code: 50000 } },
  }),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('提醒没有取到，图上缺这些任务');
    await expect(notice).toBeVisible();
    const status = notice.closest('[role="status"]');
    await waitFor(() =>
      expect(within(status as HTMLElement).getByRole('button', { name: '重试' })).toBeVisible(),
    );
  },
};

export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = { globals: { width: '320' } };
