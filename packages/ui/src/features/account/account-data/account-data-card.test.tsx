import type { MockState } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { AccountDataCard } from './account-data-card';
import { AccountDeletionGate } from './account-deletion-gate';

const hasTwoFactor = (state: MockState) => {
  state.twoFactor = { isOn: true, hasBegun: false, codes: [], sets: 1 };
};
const isClosing = (state: MockState) => {
  state.user = { ...state.user, deletionAt: '2026-05-03T02:30:00.000Z' };
};
const openDialog = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: '注销账号' }));
  return within(await screen.findByRole('dialog', { name: '注销账号' }));
};

afterEach(() => vi.restoreAllMocks());

it('downloads everything by the address that the server gives', async () => {
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(this.href);
  });
  const { user } = show(<AccountDataCard />);
  await user.click(await screen.findByRole('button', { name: '导出数据' }));
  expect(await screen.findByText(/下载已开始/)).toBeVisible();
  expect(followed).toEqual([
    'https://chatdeck.example/v1/api/user/data/archive?ticket=mock-ticket',
  ]);
});

it('says so when nothing was exported, and can be pressed again', async () => {
  const { user } = show(<AccountDataCard />, {
    faults: { 'accountData.exportAll': { kind: 'code', code: 50000 } },
  });
  await user.click(await screen.findByRole('button', { name: '导出数据' }));
  expect(await screen.findByText('没有导出，请稍后再试。')).toBeVisible();
  expect(screen.getByRole('button', { name: '导出数据' })).toBeEnabled();
});

it('is deleted after the consequences were read and the password was entered, and is kept by one press', async () => {
  const { user } = show(<AccountDataCard />);
  const dialog = await openDialog(user);
  expect(await dialog.findByText(/14 天后，所有记录、消息记录和文件都被删除/)).toBeVisible();
  await user.type(await dialog.findByLabelText('当前密码'), 'not it{Enter}');
  expect(await dialog.findByText('当前密码不正确')).toBeVisible();
  await user.clear(dialog.getByLabelText('当前密码'));
  await user.type(dialog.getByLabelText('当前密码'), 'correct horse');
  await user.click(dialog.getByRole('button', { name: '注销账号' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('账号正在注销')).toBeVisible();
  expect(screen.queryByRole('button', { name: '注销账号' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '保留账号' }));
  expect(await screen.findByRole('button', { name: '注销账号' })).toBeVisible();
  expect(screen.queryByText('账号正在注销')).toBeNull();
});

it('takes a code besides the password where two-factor login is on', async () => {
  const { user } = show(<AccountDataCard />, { change: hasTwoFactor });
  const dialog = await openDialog(user);
  await user.type(await dialog.findByLabelText('当前密码'), 'correct horse{Enter}');
  expect(await dialog.findByText('验证码必填')).toBeVisible();
  await user.type(dialog.getByLabelText('验证码或恢复码'), '123456{Enter}');
  expect(await screen.findByText('账号正在注销')).toBeVisible();
});

it('shows an account that is to be deleted only that, until it is kept', async () => {
  const onLogOut = vi.fn();
  const { user } = show(<AccountDeletionGate onLogOut={onLogOut}>控制台</AccountDeletionGate>, {
    change: isClosing,
  });
  expect(await screen.findByText('账号正在注销')).toBeVisible();
  expect(screen.queryByText('控制台')).toBeNull();
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  expect(onLogOut).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '保留账号' }));
  expect(await screen.findByText('控制台')).toBeVisible();
});

it('does not stand in the way of any other account', async () => {
  show(<AccountDeletionGate>控制台</AccountDeletionGate>);
  expect(await screen.findByText('控制台')).toBeVisible();
});

it('shows and calls nothing inside while a closing account is being asked for', async () => {
  const Inside = vi.fn(() => <p>控制台</p>);
  const { user } = show(
    <AccountDeletionGate isClosing>
      <Inside />
    </AccountDeletionGate>,
    { change: isClosing },
  );
  expect(await screen.findByText('账号正在注销')).toBeVisible();
  expect(Inside).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '保留账号' }));
  expect(await screen.findByText('控制台')).toBeVisible();
});
