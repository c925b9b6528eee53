import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryDrafts } from '#context/draft-storage.ts';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { LoginScreen } from './login/login-screen';
import { PasswordForgetScreen } from './password-forget/password-forget-screen';
import ScanLogin from './scan-code/scan-login';
import { SignUpScreen } from './sign-up/sign-up-screen';

it('brings the e-mail that was typed in one form along to the next, and no password', async () => {
  const memory = createMemoryDrafts();
  const stored: string[] = [];
  const draftStorage = {
    ...memory,
    setItem: (key: string, value: string) => {
      stored.push(value);
      memory.setItem(key, value);
    },
  };
  const first = show(<LoginScreen onLoggedIn={vi.fn()} />, {}, { draftStorage });
  await first.user.type(screen.getByLabelText('邮箱'), 'xu@qinghe.cn');
  await first.user.type(screen.getByLabelText('密码'), 'canary-password');
  first.unmount();
  const second = show(<PasswordForgetScreen />, {}, { draftStorage });
  expect(screen.getByLabelText('邮箱')).toHaveValue('xu@qinghe.cn');
  second.unmount();
  show(<SignUpScreen onSignedUp={vi.fn()} />, {}, { draftStorage });
  expect(screen.getByLabelText('邮箱')).toHaveValue('xu@qinghe.cn');
  expect(stored.join()).not.toContain('canary');
});

it('forgets the e-mail of whoever has logged in', async () => {
  const draftStorage = createMemoryDrafts();
  const onLoggedIn = vi.fn();
  const { user, unmount } = show(<LoginScreen onLoggedIn={onLoggedIn} />, {}, { draftStorage });
  await user.type(screen.getByLabelText('邮箱'), 'lin@qinghe.cn');
  await user.type(screen.getByLabelText('密码'), 'correct horse');
  await user.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  unmount();
  show(<PasswordForgetScreen />, {}, { draftStorage });
  expect(screen.getByLabelText('邮箱')).toHaveValue('');
});

it('leads from the password to the code and back with what was typed', async () => {
  const { user } = show(<LoginScreen onLoggedIn={vi.fn()} />);
  await user.type(screen.getByLabelText('邮箱'), 'lin@qinghe.cn');
  await user.click(screen.getByRole('button', { name: '扫码登录' }));
  await user.click(await screen.findByRole('button', { name: '用密码登录' }));
  expect(screen.getByLabelText('邮箱')).toHaveValue('lin@qinghe.cn');
});

describe('a login by code', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it('asks what became of the code until it is over, and hands the session on once', async () => {
    const onLoggedIn = vi.fn();
    let phone: 'waiting' | 'confirmed' = 'waiting';
    show(<ScanLogin onLoggedIn={onLoggedIn} onSecondFactor={vi.fn()} onPassword={vi.fn()} />, {
      calls: {
        'mini.checkLogin': () =>
          phone === 'waiting'
            ? { state: 'waiting' }
            : { state: 'confirmed', token: 'token-of-phone', userId: 'user-1' },
      },
    });
    await screen.findByText('等待扫码');
    await vi.advanceTimersByTimeAsync(2_500);
    await waitFor(() => expect(requestsTo('/qrcode/check').length).toBeGreaterThanOrEqual(2));
    phone = 'confirmed';
    await vi.advanceTimersByTimeAsync(1_500);
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
    expect(onLoggedIn).toHaveBeenCalledWith(expect.objectContaining({ token: 'token-of-phone' }));
    const polls = requestsTo('/qrcode/check').length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requestsTo('/qrcode/check')).toHaveLength(polls);
    expect(onLoggedIn).toHaveBeenCalledTimes(1);
  });
});

const entered = vi.fn();

it.each([
  ['to log in', <LoginScreen onLoggedIn={entered} />, ['signup', 'password-forget']],
  ['to sign up', <SignUpScreen onSignedUp={entered} />, ['login']],
  ['to ask for a password', <PasswordForgetScreen />, ['login']],
])('leads on from the page %s by links, where the host has addresses', async (_, page, places) => {
  const onNavigate = vi.fn();
  const hrefOf = ({ to }: { readonly to: string }) => `/console/${to}`;
  const { user } = show(page, {}, { onNavigate, hrefOf });
  for (const to of places) {
    const link = screen
      .getAllByRole('link')
      .find((shown) => shown.getAttribute('href') === `/console/${to}`);
    if (!link) throw new Error(`no link to ${to}`);
    await user.click(link);
    expect(onNavigate).toHaveBeenLastCalledWith({ to });
  }
});
