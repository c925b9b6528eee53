import { CODE } from '@chatdeck/sdk/constants';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { ofOperator } from './operator.fixtures';
import { OperatorScreen, type OperatorSection } from './operator-screen';

const EMAIL = 'user2@example.com';

async function open(email = EMAIL) {
  const view = show(<OperatorScreen />, ofOperator());
  await view.user.click(await screen.findByRole('button', { name: `管理 ${email}` }));
  const dialog = within(await screen.findByRole('dialog', { name: email }));
  await dialog.findByText('两步验证');
  return { ...view, dialog };
}

it('finds accounts by a word and by kind', async () => {
  const { user } = show(<OperatorScreen />, ofOperator());
  await user.type(await screen.findByRole('searchbox', { name: '搜索邮箱或昵称' }), 'user7@');
  await waitFor(() => expect(screen.queryByText(EMAIL)).toBeNull());
  expect(await screen.findByText('user7@example.com')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: /范围/ }));
  await user.click(await screen.findByRole('option', { name: '已封禁' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^管理/ })).toHaveLength(2));
});

it('sets the rights of an account in the custom centre', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('checkbox', { name: '文件存储' }));
  await user.click(dialog.getByRole('button', { name: '保存权限' }));
  await waitFor(() => expect(requestsTo('/routes')).toHaveLength(1));
  expect(await requestsTo('/routes')[0]?.json()).toEqual({
    routes: ['gptChat', 'roomReply', 'uploadFile'],
  });
});

it('refuses a day that is none, and grants a membership until one', async () => {
  const { user, dialog } = await open();
  const until = dialog.getByRole('textbox', { name: '最后一天' });
  await user.clear(until);
  await user.type(until, '2030-02-31');
  await user.click(dialog.getByRole('button', { name: '保存会员' }));
  expect(await dialog.findByText(/请填写真实的日期/)).toBeVisible();
  expect(requestsTo('/membership')).toHaveLength(0);
  await user.clear(until);
  await user.type(until, '2030-12-31');
  await user.click(dialog.getByRole('button', { name: '保存会员' }));
  await waitFor(() => expect(requestsTo('/membership')).toHaveLength(1));
});

it('asks before it ends a membership, deletes or blocks, and says what happens', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: '不是会员' }));
  await user.click(dialog.getByRole('button', { name: '保存会员' }));
  const revoke = within(await screen.findByRole('alertdialog', { name: `结束 ${EMAIL} 的会员` }));
  await user.click(revoke.getByRole('button', { name: '取消' }));
  await user.click(dialog.getByRole('button', { name: '注销账号' }));
  const asked = within(await screen.findByRole('alertdialog', { name: `注销 ${EMAIL}` }));
  expect(asked.getByText(/14 天后删除全部数据/)).toBeVisible();
  await user.click(asked.getByRole('button', { name: '注销账号' }));
  expect(await dialog.findByRole('button', { name: '撤销注销' })).toBeVisible();
});

it('does not offer operators to shut themselves out', async () => {
  const { dialog } = await open('lin@qinghe.cn');
  expect(await dialog.findByText(/这是你自己的账号/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: '封禁' })).toBeNull();
  expect(dialog.getByRole('button', { name: '导出数据' })).toBeVisible();
});

it('shows each part by its own address, or in place', async () => {
  const onNavigate = vi.fn();
  const onSectionChange = vi.fn();
  const { user, unmount } = show(<OperatorScreen section="plans" />, ofOperator(), { onNavigate });
  expect(await screen.findByText('月度会员')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^备份/ }));
  expect(onNavigate).toHaveBeenCalledWith({ to: 'operator', query: { section: 'backups' } });
  unmount();
  const second = show(<OperatorScreen onSectionChange={onSectionChange} />, ofOperator());
  await second.user.click(await screen.findByRole('button', { name: /^备份/ }));
  expect(onSectionChange).toHaveBeenCalledWith('backups');
  expect(await screen.findByRole('button', { name: '立即备份' })).toBeVisible();
});

it('shows of secrets whether they are set, and what was changed', async () => {
  const { user } = show(<OperatorScreen section="settings" />, ofOperator());
  const smtp = within(await screen.findByRole('row', { name: /SMTP_URL/ }));
  expect(smtp.getByText('已设置')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: '只看改过的' }));
  expect(screen.queryByRole('row', { name: /^HOST/ })).toBeNull();
  expect(screen.getByRole('row', { name: /SIGNUP/ })).toBeVisible();
});

it('keeps an answer that could not be sent', async () => {
  const { user } = show(
    <OperatorScreen section="feedback" />,
    ofOperator({
      faults: { 'operator.answerFeedback': { kind: 'code', code: CODE.notConfigured } },
    }),
  );
  await user.click(await screen.findByRole('button', { name: '回复 user1@example.com' }));
  const dialog = within(await screen.findByRole('dialog', { name: '回复 user1@example.com' }));
  await user.type(dialog.getByRole('textbox'), '谢谢');
  await user.click(dialog.getByRole('button', { name: '发送邮件' }));
  await waitFor(() => expect(requestsTo('/answer')).toHaveLength(1));
  expect(dialog.getByRole('textbox')).toHaveValue('谢谢');
});

it('says to others that the page is for operators', async () => {
  show(<OperatorScreen />);
  expect(await screen.findByRole('heading', { name: '只有运营者能使用这一页' })).toBeVisible();
});

it('filters each part as the host has it, and leaves it to the host to take another filter', async () => {
  const onFilterChange = vi.fn();
  const filter = { accounts: 'blocked', audit: 'robot', settings: 'changed' } as const;
  const screenOf = (section: OperatorSection) => (
    <OperatorScreen section={section} filter={filter} onFilterChange={onFilterChange} />
  );
  const accounts = show(screenOf('accounts'), ofOperator());
  expect(await screen.findAllByRole('button', { name: /^管理/ })).toHaveLength(2);
  await accounts.user.click(screen.getByRole('button', { name: /范围/ }));
  await accounts.user.click(await screen.findByRole('option', { name: '会员' }));
  expect(onFilterChange).toHaveBeenLastCalledWith({ ...filter, accounts: 'member' });
  expect(screen.getAllByRole('button', { name: /^管理/ })).toHaveLength(2);
  accounts.unmount();

  const audit = show(screenOf('audit'), ofOperator());
  await audit.user.click(await screen.findByRole('button', { name: /机器人与任务/ }));
  await audit.user.click(await screen.findByRole('option', { name: '素材与文件' }));
  expect(onFilterChange).toHaveBeenLastCalledWith({ ...filter, audit: 'content' });
  const { searchParams: asked } = new URL(requestsTo('/operator/audit').at(-1)?.url ?? '');
  expect(asked.get('group')).toBe('robot');
  audit.unmount();

  const settings = show(screenOf('settings'), ofOperator());
  expect(await screen.findByRole('row', { name: /SIGNUP/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /^HOST/ })).toBeNull();
  await settings.user.click(screen.getByRole('switch', { name: '只看改过的' }));
  expect(onFilterChange).toHaveBeenLastCalledWith({ ...filter, settings: 'all' });
  expect(screen.queryByRole('row', { name: /^HOST/ })).toBeNull();
});

it('offers to show the whole trail only where it is filtered', async () => {
  const { user } = show(<OperatorScreen section="audit" />, ofOperator({ amount: 'empty' }));
  expect(await screen.findByText('还没有审计记录')).toBeVisible();
  expect(screen.queryByRole('button', { name: '查看全部' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: '搜索邮箱' }), 'nobody');
  await user.click(await screen.findByRole('button', { name: '查看全部' }));
  expect(await screen.findByText('还没有审计记录')).toBeVisible();
});
