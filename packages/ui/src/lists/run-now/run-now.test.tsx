import type { RobotCommand } from '@chatdeck/sdk/rules';
import { buildReminder, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { MoreNewsScreen } from '#features/batch-task/news/more-news-screen.tsx';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { ReminderScreen } from '#features/reminder/reminder-screen.tsx';
import { RssScreen } from '#features/rss/rss-screen.tsx';
import { CountdownScreen } from '#features/schedule/countdown/countdown-screen.tsx';
import { DailySayingScreen } from '#features/schedule/daily-saying/daily-saying-screen.tsx';
import { MaterialScheduleScreen } from '#features/schedule/material/material-schedule-screen.tsx';
import { NewsScheduleScreen } from '#features/schedule/news/news-schedule-screen.tsx';
import { show } from '#testing/with-backend.tsx';

const slow = { timeout: 30_000 };
const wait = { timeout: 15_000 };
const [friend, group] = [
  { type: 'contact', name: '周明' },
  { type: 'room', roomName: '读书会' },
];
const date = '0 0 8 * * *';
const trigger = { keywords: ['早'], reg: 1, needAt: 1, scope: 'all' };
const config = {
  dayTaskSchedule: [{ ...friend, date, memorialDay: '2020-05-20', city: '杭州' }],
  roomNewsSchedule: [{ ...group, date, sortId: 13 }],
  roomTaskSchedule: [{ ...group, date, contents: [{ type: 1, content: '早' }] }],
  countDownTaskSchedule: [{ ...friend, date, memorialDay: '2030-01-01', prefix: '新年' }],
  replyKeywords: [{ ...trigger, replys: [{ type: 1, content: '好' }] }],
};

/** Renders a screen and returns the commands that the robot has received. */
function showWith(ui: ReactNode, change: MockBackendOptions['change'] = () => {}) {
  let commands: readonly RobotCommand[] = [];
  const view = show(ui, {
    change: (state) => {
      state.config = JSON.stringify(config);
      change(state);
      commands = state.commands;
    },
  });
  return { ...view, asked: () => commands };
}

describe('A schedule that is run now', () => {
  it.each([
    [<DailySayingScreen key="day" />, { target: 'Contact', event: 'wechatEveryday' }],
    [<NewsScheduleScreen key="news" />, { target: 'Room', event: 'news' }],
    [<MaterialScheduleScreen key="task" />, { target: 'Room', event: 'custom' }],
    [<CountdownScreen key="count" />, { target: 'Contact', event: 'countdown' }],
  ])('is handed to the robot from its row, with a notice', slow, async (ui, command) => {
    const { user, asked } = showWith(ui);
    await user.click(await screen.findByRole('button', { name: /的操作$/ }, wait));
    await user.click(await screen.findByRole('menuitem', { name: '立即发送' }));
    expect(await screen.findByText('发送成功，5s内请勿再次发送')).toBeVisible();
    expect(asked()).toMatchObject([{ ...command, message: { date } }]);
  });

  it.each([
    [<RssScreen key="rss" />, { target: 'Rss' }],
    [<MoreNewsScreen key="more" />, { target: 'Tasks', task: { taskType: 'news' } }],
  ])('is handed to the robot from a list of records', slow, async (ui, command) => {
    const { user, asked } = showWith(ui);
    const buttons = await screen.findAllByRole('button', { name: /^立即发送/ }, wait);
    await user.click(buttons[0] ?? document.body);
    expect(await screen.findByText('发送成功，5s内请勿再次发送')).toBeVisible();
    expect(asked()).toMatchObject([command]);
  });

  it('is the text of a reminder, to the friend who is reminded', slow, async () => {
    const { user, asked } = showWith(<ReminderScreen />, (state) => {
      state.reminders = [buildReminder(0, { subscribe: '周明', content: '给书架浇水' })];
    });
    await user.click(await screen.findByRole('button', { name: /^立即发送/ }, wait));
    expect(await screen.findByText('发送成功，5s内请勿再次发送')).toBeVisible();
    const contents = [{ type: 1, content: '给书架浇水' }];
    expect(asked()).toMatchObject([
      { target: 'Contact', event: 'custom', message: { type: 'contact', name: '周明', contents } },
    ]);
  });

  it('is refused while the robot is offline, without a notice of success', slow, async () => {
    const { user, asked } = showWith(<CountdownScreen />, (state) => void (state.online = false));
    await user.click(await screen.findByRole('button', { name: /的操作$/ }, wait));
    await user.click(await screen.findByRole('menuitem', { name: '立即发送' }));
    await waitFor(() => expect(screen.getAllByText(/机器人.*(离线|不在线)/)[0]).toBeVisible());
    expect(screen.queryByText(/^发送成功/)).toBeNull();
    expect(asked()).toEqual([]);
  });

  it(
    'is not offered for what has no hour, and asks for a membership where it needs one',
    slow,
    async () => {
      const { user, unmount } = showWith(<KeywordReplyScreen />);
      await user.click(await screen.findByRole('button', { name: /的操作$/ }, wait));
      await screen.findByRole('menuitem', { name: '复制一条' });
      expect(screen.queryByRole('menuitem', { name: '立即发送' })).toBeNull();
      unmount();
      const rss = showWith(<RssScreen />, ({ user: account }) => void (account.role = 'user'));
      const [ofFirst] = await screen.findAllByRole('button', { name: /^立即发送/ }, wait);
      await rss.user.click(ofFirst ?? document.body);
      expect(await screen.findByRole('alertdialog', { name: '会员功能' }, wait)).toBeVisible();
      expect(rss.asked()).toEqual([]);
    },
  );
});
