import { SCAN_STATE } from '@chatdeck/sdk/constants';
import type { MockState } from '@chatdeck/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { LoginScreen } from '../login/login-screen';

const isOn = (state: MockState) => {
  state.twoFactor = { isOn: true, hasBegun: false, codes: ['abcde-23456-fghjk'], sets: 1 };
};

async function logIn() {
  const onLoggedIn = vi.fn();
  const turnOff: (() => void)[] = [];
  const shown = show(<LoginScreen onLoggedIn={onLoggedIn} />, {
    change: (state) => {
      isOn(state);
      turnOff.push(() => (state.twoFactor.isOn = false));
    },
  });
  await shown.user.type(screen.getByLabelText('邮箱'), 'lin@qinghe.cn');
  await shown.user.type(screen.getByLabelText('密码'), 'correct horse');
  await shown.user.click(screen.getByRole('button', { name: '登录' }));
  const field = await screen.findByLabelText('验证码');
  return { ...shown, field, onLoggedIn, turnOff: () => turnOff.forEach((turn) => turn()) };
}

it('asks for the code where the browser can fill it in, and announces no failure', async () => {
  const { field, onLoggedIn } = await logIn();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onLoggedIn).not.toHaveBeenCalled();
});

it.each(['123456', '123 456', '１２３４５６'])('logs in by pasting %s, once', async (code) => {
  const { user, field, onLoggedIn } = await logIn();
  await user.click(field);
  await user.paste(code);
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
  expect(onLoggedIn).toHaveBeenCalledWith({ token: 'mock-token', userId: 'user-1' });
});

it('says in words that a code is wrong, keeps it, and sends the next one', async () => {
  const { user, field, onLoggedIn } = await logIn();
  await user.type(field, '000000');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('验证码不对或已用过，请用最新的一个'),
  );
  expect(field).toHaveValue('000000');
  await user.clear(field);
  await user.type(field, '123456');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
});

it('takes a recovery code in its place', async () => {
  const { user, onLoggedIn } = await logIn();
  await user.click(screen.getByRole('button', { name: '用恢复码登录' }));
  await user.type(await screen.findByLabelText('恢复码'), 'not one{Enter}');
  expect(await screen.findByText(/恢复码是 15 个字母和数字/)).toBeVisible();
  await user.clear(screen.getByLabelText('恢复码'));
  await user.type(screen.getByLabelText('恢复码'), 'ABCDE 23456 FGHJK{Enter}');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
});

it('returns to the password when the login has expired, and says so', async () => {
  const { user, field, turnOff } = await logIn();
  turnOff();
  await user.type(field, '123456');
  expect(await screen.findByText('这次登录已过期，请重新输入密码')).toBeVisible();
  expect(await screen.findByLabelText('密码')).toHaveValue('');
  expect(screen.getByLabelText('邮箱')).toHaveValue('lin@qinghe.cn');
});

it('asks for the code after a login by phone too', async () => {
  const onLoggedIn = vi.fn();
  const { user } = show(<LoginScreen onLoggedIn={onLoggedIn} />, {
    change: (state) => {
      isOn(state);
      state.scanState = SCAN_STATE.confirmed;
    },
  });
  await user.click(screen.getByRole('button', { name: '扫码登录' }));
  const field = await screen.findByLabelText('验证码', {}, { timeout: 30_000 });
  expect(onLoggedIn).not.toHaveBeenCalled();
  await user.type(field, '123456');
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledTimes(1));
});
