import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { robotIs } from '#features/dashboard/dashboard.fixtures.ts';
import { show } from '#testing/with-backend.tsx';
import { DoubledBanner, RobotCard } from './index';

const ONLINE = { status: LOGIN_STATUS.loggedIn, online: true };

it('says that two robots send everything twice, and leads to where their keys are reset', async () => {
  const onNavigate = vi.fn();
  const { user } = show(<DoubledBanner />, robotIs({ ...ONLINE, isDoubled: true }), { onNavigate });
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('每条消息都会回复、发送两遍');
  await user.click(within(banner).getByRole('button', { name: '重置密钥' }));
  expect(onNavigate).toHaveBeenCalledWith({ to: 'oapi.oapi' });
});

it('says nothing of one robot', async () => {
  show(
    <>
      <RobotCard />
      <DoubledBanner />
    </>,
    robotIs(ONLINE),
  );
  expect(await screen.findByText(/^在线|刚刚上线/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
