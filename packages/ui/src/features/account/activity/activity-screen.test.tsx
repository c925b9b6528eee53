import { buildAuditEntry, type MockState } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { ActivityScreen } from './activity-screen';
import {
  byDay,
  dayText,
  daysSince,
  readFilter,
  sinceOf,
  timeOfDay,
  type ActivityFilter,
} from './activity.model';

const rowOf = async (text: RegExp) => {
  await screen.findByText(text);
  const rows = screen.getAllByRole('listitem');
  return within(rows.find(({ textContent }) => text.test(textContent)) ?? document.body);
};

it('shows who did what from where, and which login was refused', async () => {
  show(<ActivityScreen />);
  const refused = await rowOf(/未通过/);
  expect(refused.getByText('未登录的访客')).toBeVisible();
  expect(refused.getByText('Safari · iPhone')).toBeVisible();
  expect(refused.getByText('198.51.100.7')).toBeVisible();
  const granted = await rowOf(/开通了会员/);
  expect(granted.getByText('运营者')).toBeVisible();
  expect(granted.queryByText('未知设备')).toBeNull();
});

it('shows what was changed: before and after, and of a password only that it changed', async () => {
  const { user } = show(<ActivityScreen />);
  await user.click(await screen.findByRole('button', { name: '查看改动：修改了素材 开业海报' }));
  const material = within(await screen.findByRole('dialog', { name: '修改了素材' }));
  const [name] = material.getAllByRole('listitem');
  expect(name).toHaveTextContent('名称之前海报之后开业海报');
  await user.click(material.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '查看改动：修改密码' }));
  const password = within(await screen.findByRole('dialog', { name: '修改密码' }));
  expect(password.getAllByText('已隐藏')).toHaveLength(2);
});

it('names each place as the page does on which it was changed', async () => {
  const { user } = show(<ActivityScreen />);
  const [changed] = await screen.findAllByRole('button', { name: '查看改动：修改了机器人配置' });
  await user.click(changed ?? document.body);
  const places = within(await screen.findByRole('dialog')).getAllByRole('listitem');
  expect(places[0]).toHaveTextContent(/^简单问答 · 第 3 条 · 回复 · 第 1 条 · 内容之前/);
  expect(places[1]).toHaveTextContent(/之前否之后是$/);
});

it('is filtered by kind, from the first page, and shows everything again', async () => {
  const isLong = (state: MockState) => {
    state.audit = Array.from({ length: 60 }, (_, at) => buildAuditEntry(at));
  };
  const { user } = show(<ActivityScreen />, { change: isLong });
  await user.click(await screen.findByRole('button', { name: '第 3 页' }));
  await user.click(screen.getByRole('button', { name: /类别/ }));
  await user.click(await screen.findByRole('option', { name: '素材与文件' }));
  await waitFor(() => expect(screen.queryByText('修改密码')).toBeNull());
  expect(await screen.findAllByText('修改了素材')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: /类别/ }));
  await user.click(await screen.findByRole('option', { name: '好友与群' }));
  await user.click(await screen.findByRole('button', { name: '查看全部' }));
  expect((await screen.findAllByText('修改密码')).length).toBeGreaterThan(0);
});

it('is filtered as the host has it, and leaves it to the host to take another filter', async () => {
  const onFilterChange = vi.fn();
  const onPageChange = vi.fn();
  const isLong = (state: MockState) => {
    state.audit = Array.from({ length: 60 }, (_, at) => buildAuditEntry(at));
  };
  const { user } = show(
    <ActivityScreen
      pageSize={5}
      page={2}
      onPageChange={onPageChange}
      filter={{ group: 'content' }}
      onFilterChange={onFilterChange}
    />,
    { change: isLong },
  );
  expect(await screen.findAllByText('修改了素材')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: /时间/ }));
  await user.click(await screen.findByRole('option', { name: '最近 7 天' }));
  expect(onFilterChange.mock.calls).toEqual([[{ group: 'content', period: 'week' }]]);
  expect(onPageChange.mock.calls).toEqual([[1]]);
  expect(screen.getByRole('button', { name: /全部时间/ })).toBeVisible();
  const { searchParams: asked } = new URL(requestsTo('/user/audit').at(-1)?.url ?? '');
  expect([asked.get('group'), asked.get('since'), asked.get('current')]).toEqual([
    'content',
    null,
    '2',
  ]);
});

it('asks for the time that the host has', async () => {
  show(<ActivityScreen filter={{ period: 'month' }} />);
  await waitFor(() => expect(requestsTo('/user/audit')).toHaveLength(1));
  const { searchParams: asked } = new URL(requestsTo('/user/audit')[0]?.url ?? '');
  const since = Date.parse(asked.get('since') ?? '');
  expect(Math.round((Date.now() - since) / 86_400_000)).toBe(30);
});

it('reads a filter that is none, which an address may have, as every entry', () => {
  const address = JSON.parse('{"group":"nonsense","period":"age"}') as ActivityFilter;
  expect(readFilter(address)).toEqual({ group: 'all', period: 'always' });
});

it('asks for the same time until the hour is over', () => {
  const now = Date.parse('2026-05-20T06:32:00.000Z');
  expect(sinceOf('always', now)).toBeUndefined();
  expect(sinceOf('today', now)).toBe('2026-05-19T06:00:00.000Z');
  expect(sinceOf('week', now + 60_000)).toBe('2026-05-13T06:00:00.000Z');
});

it('is read day by day, in the time of the robot', () => {
  const late = { at: '2026-05-20T16:30:00.000Z' };
  const noon = { at: '2026-05-20T04:00:00.000Z' };
  const dawn = { at: '2026-05-19T17:00:00.000Z' };
  expect(byDay([late, noon, dawn])).toEqual([
    { date: '2026-05-21', entries: [late] },
    { date: '2026-05-20', entries: [noon, dawn] },
  ]);
  const now = new Date('2026-05-20T17:00:00.000Z');
  expect(['2026-05-21', '2026-05-20', '2026-04-30'].map((day) => daysSince(day, now))).toEqual([
    0, 1, 21,
  ]);
  expect(dayText('2026-05-20', now, 'zh-CN')).toBe('5月20日周三');
  expect(dayText('2025-12-31', now, 'en')).toBe('Wed, Dec 31, 2025');
  expect(timeOfDay(late.at, 'Asia/Shanghai')).toBe('00:30');
});
