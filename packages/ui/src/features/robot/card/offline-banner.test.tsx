import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { FIXTURE_NOW } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { robotIs } from '#features/dashboard/dashboard.fixtures.ts';
import { show } from '#testing/with-backend.tsx';
import { OfflineBanner } from './index';

const HOUR_MS = 3_600_000;
const LOST = { status: LOGIN_STATUS.loggedIn, online: false, lastHeartbeat: FIXTURE_NOW };

it('says briefly that the robot is lost, since when, what to do and what waits, and folds the rest', async () => {
  const { user } = show(<OfflineBanner />, {
    ...robotIs(LOST),
    change: (state) => {
      state.configVersion += 1;
      state.jobs = state.jobs.map((job, at) => ({
        ...job,
        counts: { ...job.counts, queued: 0, offline: at === 0 ? 4 : 0 },
      }));
    },
  });
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('机器人掉线了');
  expect(banner).toHaveTextContent('最后心跳');
  expect(banner).toHaveTextContent('请检查运行它的电脑和网络');
  expect(await within(banner).findByText(/^第 \d+ 版待同步$/)).toBeVisible();
  expect(await within(banner).findByText('4 个群发对象未发出')).toBeVisible();
  expect(within(banner).getAllByRole('button')).toHaveLength(2);
  await user.click(within(banner).getByRole('button', { name: '怎么恢复' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^现在收不到消息，也不会自动回复/)).toBeVisible();
});

it('stays away once it is dismissed', async () => {
  const lastHeartbeat = new Date(Date.parse(FIXTURE_NOW) - HOUR_MS).toISOString();
  const { user } = show(<OfflineBanner />, robotIs({ ...LOST, lastHeartbeat }));
  await user.click(await screen.findByRole('button', { name: '暂时忽略' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
