import { CODE } from '@chatdeck/sdk/constants';
import type { MockState } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { TwoFactorCard } from './two-factor-card';

const isOn = (state: MockState) => {
  state.twoFactor = { isOn: true, hasBegun: false, codes: ['abcde-23456-fghjk'], sets: 1 };
};
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('is turned on by the password and a code, and shows the recovery codes until they are kept', async () => {
  const { user } = show(<TwoFactorCard />);
  await user.click(await screen.findByRole('button', { name: '开启两步验证' }));
  const setup = await dialogOf('开启两步验证');
  await user.type(await setup.findByLabelText('当前密码'), 'not it{Enter}');
  expect(await setup.findByText('当前密码不正确')).toBeVisible();
  await user.clear(setup.getByLabelText('当前密码'));
  await user.type(setup.getByLabelText('当前密码'), 'correct horse{Enter}');
  expect(await setup.findByTitle('两步验证的二维码')).toBeInTheDocument();
  expect(setup.getByLabelText('验证码')).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(setup.getByLabelText('验证码'), '000000{Enter}');
  expect(await setup.findByText('验证码不对或已用过，请用最新的一个')).toBeVisible();
  await user.clear(setup.getByLabelText('验证码'));
  await user.type(setup.getByLabelText('验证码'), '123456{Enter}');

  const codes = await dialogOf('收好恢复码');
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: '回去收好' }));
  await user.click(codes.getByRole('checkbox', { name: '我已经收好恢复码' }));
  await user.click(codes.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('已开启')).toBeVisible();
  expect(screen.getByText(/10 个/)).toBeVisible();
});

it('starts again with a new secret when the code came too late', async () => {
  const { user } = show(<TwoFactorCard />, {
    faults: { 'twoFactor.turnOn': { kind: 'code', code: CODE.notFound } },
  });
  await user.click(await screen.findByRole('button', { name: '开启两步验证' }));
  const setup = await dialogOf('开启两步验证');
  await user.type(await setup.findByLabelText('当前密码'), 'correct horse{Enter}');
  await user.type(await setup.findByLabelText('验证码'), '123456{Enter}');
  expect(await screen.findByText('这个密钥等太久了，请重新开始')).toBeVisible();
  expect(await setup.findByLabelText('当前密码')).toBeVisible();
});

it('is turned off by the password and a recovery code', async () => {
  const { user } = show(<TwoFactorCard />, { change: isOn });
  await user.click(await screen.findByRole('button', { name: '关闭两步验证' }));
  const dialog = await dialogOf('关闭两步验证');
  await user.type(await dialog.findByLabelText('当前密码'), 'correct horse');
  await user.type(dialog.getByLabelText('验证码或恢复码'), 'short{Enter}');
  expect(await dialog.findByText(/或一个恢复码/)).toBeVisible();
  await user.clear(dialog.getByLabelText('验证码或恢复码'));
  await user.type(dialog.getByLabelText('验证码或恢复码'), 'ABCDE 23456 FGHJK{Enter}');
  expect(await screen.findByText('未开启')).toBeVisible();
});

it('warns of few recovery codes, and makes new ones', async () => {
  const { user } = show(<TwoFactorCard />, { change: isOn });
  expect(await screen.findByText(/恢复码快用完了/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '生成新的恢复码' }));
  const dialog = await dialogOf('生成新的恢复码');
  await user.type(await dialog.findByLabelText('当前密码'), 'correct horse');
  await user.type(dialog.getByLabelText('验证码或恢复码'), '123456{Enter}');
  const codes = await dialogOf('收好恢复码');
  await user.click(codes.getByRole('checkbox', { name: '我已经收好恢复码' }));
  await user.click(codes.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByText(/恢复码快用完了/)).toBeNull());
});
