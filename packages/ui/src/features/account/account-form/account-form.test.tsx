import { CODE } from '@chatdeck/sdk/constants';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { EmailChangeScreen } from '../email-change/email-change-screen';
import { SignUpScreen } from '../sign-up/sign-up-screen';

const NOT_DONE = '操作失败，填写的内容都还在';

async function signUpUnder(data: unknown) {
  const answer = { code: CODE.wrongCode, msg: '验证码错误或已使用', data };
  const { user } = show(<SignUpScreen onSignedUp={vi.fn()} inviteCode="old" />, {
    faults: { 'account.signup': { kind: 'raw', status: 200, body: JSON.stringify(answer) } },
  });
  await user.type(screen.getByLabelText('昵称'), '许书怀');
  await user.type(screen.getByLabelText('邮箱'), 'xu@qinghe.cn');
  await user.type(screen.getByLabelText('密码'), 'correct horse');
  await user.click(screen.getByRole('button', { name: '注册' }));
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '关闭' }));
  return user;
}

it('keeps the rule that no field of the form stands for', async () => {
  await signUpUnder({
    issues: [{ path: 'inviteCode', rule: 'invite.wrong', message: '邀请码无效或已用完' }],
  });
  expect(screen.getByText('邀请码无效或已用完')).toBeVisible();
  expect(screen.queryByText(NOT_DONE)).toBeNull();
});

it('keeps that a try failed until the next one, also when nothing says more', async () => {
  const user = await signUpUnder(null);
  expect(screen.getByText(NOT_DONE)).toBeVisible();
  await user.clear(screen.getByLabelText('昵称'));
  await user.click(screen.getByRole('button', { name: '注册' }));
  expect(await screen.findByText('昵称必填')).toBeVisible();
});

it('keeps a refusal of one field at that field until it is changed', async () => {
  const { user } = show(<EmailChangeScreen />, {
    faults: { 'account.changeEmail': { kind: 'code', code: CODE.alreadyExists } },
  });
  const email = screen.getByLabelText('新邮箱');
  await user.type(email, 'taken@qinghe.cn');
  await user.type(screen.getByLabelText('当前密码'), 'correct horse');
  await user.click(screen.getByRole('button', { name: '修改邮箱' }));
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '关闭' }));
  expect(email).toHaveAccessibleDescription('这个邮箱已经有账号了');
  expect(screen.queryByText(NOT_DONE)).toBeNull();
  await user.type(email, 'x');
  expect(email).not.toHaveAccessibleDescription('这个邮箱已经有账号了');
});
