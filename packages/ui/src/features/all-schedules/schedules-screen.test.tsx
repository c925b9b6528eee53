import type { MockBackendOptions, MockState } from '@chatdeck/sdk/testing';
import { buildBatchTask, buildReminder } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rowQuery } from '#lists/rules/focus/row-address.ts';
import { show } from '#testing/with-backend.tsx';
import { ALL_KINDS } from './schedules.fixtures';
import { SchedulesScreen, type SchedulesScreenProps } from './schedules-screen';

const slow = { timeout: 30_000 };
const wait = { timeout: 15_000 };

/** Renders the table over the schedules of a shop, and returns what the server has. */
function start(props: SchedulesScreenProps = {}, options: MockBackendOptions = {}) {
  const held: MockState[] = [];
  const onNavigate = vi.fn();
  const backend: MockBackendOptions = {
    ...options,
    change: (state) => {
      state.config = JSON.stringify(ALL_KINDS);
      state.reminders = [buildReminder(0, { content: '给书架浇水' })];
      state.batchTasks = [buildBatchTask(0)];
      state.rssFeeds = [];
      options.change?.(state);
      held.push(state);
    },
  };
  const shown = show(<SchedulesScreen {...props} />, backend, { onNavigate });
  const [state] = held;
  if (!state) throw new Error('The mock backend holds nothing');
  const config = () => JSON.parse(state.config ?? '{}') as Record<string, unknown[]>;
  return { ...shown, state, config, onNavigate };
}
const list = async () => within(await screen.findByRole('table', { name: '任务列表' }, wait));
const daily = (date: string, name: string) => ({
  ...ALL_KINDS.dayTaskSchedule[0],
  type: 'contact',
  name,
  date,
});
const COUNTDOWN = '距离中考（2026-06-20）的天数';
const choose = async (user: ReturnType<typeof show>['user'], label: string, item: string) => {
  const button = { name: `${label}的操作` };
  await user.click(await (await list()).findByRole('button', button, wait));
  await user.click(await screen.findByRole('menuitem', { name: item }, wait));
};

describe('The table of all schedules', () => {
  it('pauses those of every kind at once, and undoes it', slow, async () => {
    const { user, state, config } = start();
    await (await list()).findByText('给书架浇水', undefined, wait);
    await user.click((await list()).getByRole('checkbox', { name: '全选' }));
    await user.click(screen.getByRole('button', { name: '停用' }));
    // Seven of the config that ran, a reminder and a broadcast.
    expect(await screen.findByText('已停用 9 个任务', undefined, wait)).toBeVisible();
    expect(config()['roomTaskSchedule']).toEqual([]);
    expect(state.reminders[0]?.isPaused).toBe(true);
    expect(state.batchTasks[0]?.isPaused).toBe(true);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(state.batchTasks[0]?.isPaused).toBe(false), wait);
    expect(config()['roomTaskSchedule']).toHaveLength(3);
    expect(state.reminders[0]?.isPaused).toBe(false);
  });

  it('duplicates a reminder as a paused one, and takes the copy back', slow, async () => {
    const { user, state } = start({ kind: 'reminder' });
    await choose(user, '给书架浇水', '复制一条');
    expect(await screen.findByText('已复制「给书架浇水」', undefined, wait)).toBeVisible();
    expect(state.reminders.map(({ isPaused }) => isPaused)).toEqual([true, false]);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(state.reminders).toHaveLength(1), wait);
  });

  it('edits a countdown for many groups', slow, async () => {
    const taskInfo = {
      memorialDay: '2026-06-20',
      prefix: '周年庆',
      suffix: '',
      endWord: '',
      delay: 1_500,
    };
    const { user, state } = start(
      {},
      {
        change: (now) => {
          now.batchTasks = [{ ...buildBatchTask(0), taskType: 'countDown', taskInfo }];
        },
      },
    );
    await choose(user, '距离周年庆（2026-06-20）的天数', '编辑');
    const dialog = within(await screen.findByRole('dialog', { name: '编辑群发倒计时' }, wait));
    await user.clear(dialog.getByLabelText('事项'));
    await user.type(dialog.getByLabelText('事项'), '店庆');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), wait);
    expect(state.batchTasks[0]?.taskInfo).toMatchObject({ prefix: '店庆', delay: 1_500 });
  });

  it('deletes one and brings it back, edits one, and runs one now', slow, async () => {
    const { user, state, config } = start();
    await choose(user, COUNTDOWN, '立即发送');
    expect(await screen.findByText('发送成功，5s内请勿再次发送')).toBeVisible();
    expect(state.commands).toMatchObject([{ event: 'countdown', target: 'Room' }]);
    await choose(user, COUNTDOWN, '删除');
    expect(await screen.findByText(`已删除「${COUNTDOWN}」`, undefined, wait)).toBeVisible();
    expect(config()['countDownTaskSchedule']).toEqual([]);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await user.click(await (await list()).findByRole('button', { name: COUNTDOWN }, wait));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑倒计时' }, wait));
    await user.clear(dialog.getByLabelText('事项'));
    await user.type(dialog.getByLabelText('事项'), '高考');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await (await list()).findByText('距离高考（2026-06-20）的天数', {}, wait)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), wait);
  });

  it(
    'asks for the kind of a new one, and says of one for members what it needs',
    slow,
    async () => {
      const { user } = start({}, { change: ({ user: account }) => void (account.role = 'user') });
      await user.click(await screen.findByRole('button', { name: '新建任务' }, wait));
      const kinds = await screen.findAllByRole('menuitem', undefined, wait);
      expect(kinds.map(({ textContent }) => textContent)).toEqual([
        '每日说',
        '自定义内容',
        '倒计时',
        '素材',
        '新闻',
        '提醒',
      ]);
      await user.click(screen.getByRole('menuitem', { name: '自定义内容' }));
      const guard = await screen.findByRole('alertdialog', { name: '会员功能' }, wait);
      expect(within(guard).getByText('本功能需要开通会员方可使用')).toBeVisible();
      await user.click(within(guard).getByRole('button', { name: '取消' }));
      await user.click(screen.getByRole('button', { name: '新建任务' }));
      await user.click(await screen.findByRole('menuitem', { name: '提醒' }, wait));
      expect(await screen.findByRole('dialog', { name: '添加提醒' }, wait)).toBeVisible();
    },
  );

  it('shows the button of a kind for members to everybody', slow, async () => {
    const { user } = start(
      { kind: 'content' },
      { change: ({ user: account }) => void (account.role = 'user') },
    );
    await user.click(await screen.findByRole('button', { name: '添加频道' }, wait));
    expect(await screen.findByRole('alertdialog', { name: '会员功能' }, wait)).toBeVisible();
  });

  it('opens the one of an address, and says so when it is gone', slow, async () => {
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => undefined;
    const row = ALL_KINDS.roomTaskSchedule[1] ?? null;
    const { rule } = rowQuery(row, 1);
    const { unmount } = start({ kind: 'material', rule });
    const rows = (await list()).getAllByRole('row');
    await waitFor(() => expect(rows[2]).toHaveFocus());
    unmount();
    start({ kind: 'material', rule: '7-gone' });
    expect(await screen.findByText(/^这一条已被修改或删除/, {}, wait)).toBeVisible();
  });

  it('stands without a call that failed, and names what is missing', slow, async () => {
    start({}, { faults: { 'reminder.list': { kind: 'code', code: 50000 } } });
    expect(await screen.findByText(COUNTDOWN, undefined, wait)).toBeVisible();
    expect(await screen.findByText('提醒没有取到，下面缺这些任务', undefined, wait)).toBeVisible();
  });

  it('says when it fails that the robot is not affected', slow, async () => {
    start({ kind: 'daily' }, { faults: { 'robot.config': { kind: 'code', code: 50000 } } });
    expect(await screen.findByText('机器人不受影响', undefined, wait)).toBeVisible();
    expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(1);
  });

  it(
    'is sorted by the next run, all pages of it, with what does not run at the end',
    slow,
    async () => {
      // Twenty on a page: what comes first is stored last.
      const late = Array.from({ length: 20 }, (_, at) => daily(`0 0 9 1 1 *`, `好友${at}`));
      const { user } = start(
        { kind: 'daily' },
        {
          change: (state) => {
            const dayTaskSchedule = [
              ...late,
              daily('0 0 9 * * *', '天天'),
              daily('0 * * * * *', '每分'),
            ];
            state.config = JSON.stringify({
              dayTaskSchedule,
              chatdeckPaused: { dayTaskSchedule: [{ at: 0, row: daily('0 * * * * *', '停着') }] },
            });
          },
        },
      );
      const table = await list();
      await table.findByText('停着', undefined, wait);
      expect(table.queryByText('每分')).toBeNull();
      const header = () => table.getByRole('button', { name: '下一次' });
      const who = () =>
        table
          .getAllByRole('row')
          .slice(1)
          .map((row) => row.textContent ?? '');
      await user.click(header());
      await waitFor(() => expect(who()[0]).toContain('每分'), wait);
      expect(who()[1]).toContain('天天');
      expect(table.queryByText('停着')).toBeNull();
      await user.click(header());
      await waitFor(() => expect(who()[0]).toContain('好友0'), wait);
      expect(table.queryByText('停着')).toBeNull();
    },
  );

  it(
    'says in place of the week what is paused once all is, with the way to each',
    slow,
    async () => {
      const { user, onNavigate } = start();
      await (await list()).findByText('给书架浇水', undefined, wait);
      await user.click((await list()).getByRole('checkbox', { name: '全选' }));
      await user.click(screen.getByRole('button', { name: '停用' }));
      expect(
        await screen.findByRole('heading', { name: '10 个定时任务都停用着' }, wait),
      ).toBeVisible();
      expect(screen.getByText(/打开「启用」开关/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: '新闻（2）' }));
      expect(onNavigate).toHaveBeenCalledWith({ to: 'schedule.news' });
    },
  );
});
