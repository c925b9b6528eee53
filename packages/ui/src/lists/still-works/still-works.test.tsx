import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SchedulesScreen } from '#features/all-schedules/schedules-screen.tsx';
import { ConfigCheckScreen } from '#features/config-check/config-check-screen.tsx';
import { ContactList } from '#features/contact/contact-list.tsx';
import { RecipeScreen } from '#features/recipe/recipe-screen.tsx';
import { RobotConfigScreen } from '#features/robot/robot-config-screen.tsx';
import { UserGroupScreen } from '#features/send/user-group/user-group-screen.tsx';
import { SimulatorPanel } from '#features/simulator/simulator-panel.tsx';
import { SummaryScreen } from '#features/summary/summary-screen.tsx';
import { show } from '#testing/with-backend.tsx';

it('A list of friends that does not load says that the robot is not affected, and where to look meanwhile', async () => {
  const onNavigate = vi.fn();
  const failed = { 'contact.list': { kind: 'code', code: 50000 } } as const;
  const { user } = show(<ContactList />, { faults: failed }, { onNavigate });
  const title = await screen.findByText('机器人不受影响');
  expect(title).toBeVisible();
  await user.click(within(document.body).getByRole('button', { name: '全部任务' }));
  expect(onNavigate).toHaveBeenCalledWith({ to: 'schedule.week' });
});

it.each([
  ['bot settings', RobotConfigScreen],
  ['chat summaries', SummaryScreen],
  ['findings', ConfigCheckScreen],
  ['recipes', RecipeScreen],
  ['mass sends', UserGroupScreen],
  ['the simulator', SimulatorPanel],
])('The page of %s that does not load says so too', async (_, Screen) => {
  const failed = { kind: 'code', code: 50000 } as const;
  show(<Screen />, { faults: { 'robot.config': failed, 'send.jobs': failed } });
  expect(await screen.findByText('机器人不受影响')).toBeVisible();
  expect(screen.getByText('加载失败')).toBeVisible();
});

it('A week that does not load does not send anybody to itself', async () => {
  show(<SchedulesScreen />, { faults: { 'robot.config': { kind: 'code', code: 50000 } } });
  const title = await screen.findByText('机器人不受影响');
  expect(title).toBeVisible();
  expect(screen.getByRole('button', { name: '消息记录' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '全部任务' })).not.toBeInTheDocument();
});
