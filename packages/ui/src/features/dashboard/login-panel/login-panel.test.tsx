import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { QR_URL, robotIs } from '../dashboard.fixtures';
import { LoginPanel } from './login-panel';

it('shows no robot as logged in that no longer responds', async () => {
  show(<LoginPanel />, robotIs({ online: false }));
  expect(await screen.findByText('已掉线')).toBeVisible();
  expect(screen.queryByText('已登录')).toBeNull();
});

it('counts the time that the code has left, not the time that the page is open', async () => {
  const scan = { status: LOGIN_STATUS.scan, qrUrl: QR_URL };
  const page = show(<LoginPanel />, robotIs({ ...scan, qrAgeMs: 90_000 }));
  expect(await screen.findByText('约 30 秒后换新码')).toBeVisible();
  page.unmount();
  show(<LoginPanel />, robotIs({ ...scan, qrAgeMs: 150_000 }));
  expect(await screen.findByRole('button', { name: '获取新码' })).toBeVisible();
});
