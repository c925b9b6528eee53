import { createMockBackend, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { KeysCard } from './keys-card';

const sent = async (path: string): Promise<unknown> =>
  requestsTo(path)
    .filter(({ method }) => method === 'POST')
    .at(-1)
    ?.clone()
    .json();

const SECRET = 'cs_4b3a29181706f5e49f8e7d6c';
const dialogOf = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

async function open(backend: MockBackendOptions = {}) {
  const shown = show(<KeysCard isLocked={false} />, backend);
  await screen.findByText('订单系统');
  const choose = async (name: string, action: string) => {
    await shown.user.click(screen.getByRole('button', { name: `${name}的操作` }));
    await shown.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...shown, choose };
}

it('adds a key until a day in China, and shows its secret until it is kept', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '添加密钥' }));
  const form = await dialogOf('添加密钥');
  await user.type(form.getByLabelText('名称'), '门店收银台');
  await user.click(form.getByRole('checkbox', { name: '发送消息' }));
  await user.click(form.getByRole('checkbox', { name: '查看素材' }));
  await user.type(form.getByLabelText('有效期至'), '2027-01-01');
  await user.click(form.getByRole('button', { name: '添加密钥' }));
  const shown = await dialogOf('请保存 API Secret');
  expect(await sent('/api/apiauth/keys')).toEqual({
    name: '门店收银台',
    scopes: ['material:read', 'send'],
    expiresAt: '2027-01-01T23:59:59+08:00',
  });
  expect(shown.getByText(SECRET)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: '返回保存' }));
  await user.click(shown.getByRole('checkbox', { name: '我已保存' }));
  await user.click(shown.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
  expect(screen.getByText('门店收银台')).toBeVisible();
});

it('keeps the end of a key that gets another name', async () => {
  const stored = createMockBackend().state.openApiKeys[1];
  const { user, choose } = await open();
  await choose('合作方门户', '编辑密钥');
  const form = await dialogOf('编辑密钥');
  await user.type(form.getByLabelText('名称'), '二期');
  await user.click(form.getByRole('button', { name: '保存' }));
  await screen.findByText('合作方门户二期');
  expect(await sent('/api/apiauth/keys/update')).toMatchObject({
    id: '2',
    expiresAt: stored?.expiresAt,
  });
});

it('tells what is missing, and sends nothing', async () => {
  const { user } = await open();
  const before = requestsTo('/api/apiauth/keys').length;
  await user.click(screen.getByRole('button', { name: '添加密钥' }));
  const form = await dialogOf('添加密钥');
  await user.click(form.getByRole('button', { name: '添加密钥' }));
  expect(await form.findAllByText('必填')).toHaveLength(2);
  expect(form.getByLabelText('名称')).toHaveFocus();
  await user.type(form.getByLabelText('名称'), '门店收银台');
  await user.click(form.getByRole('button', { name: '添加密钥' }));
  await waitFor(() => expect(form.getByRole('group', { name: '权限' })).toHaveFocus());
  expect(requestsTo('/api/apiauth/keys')).toHaveLength(before);
});

it('rotates a key that leaked without letting the old secret work on', async () => {
  const { user, choose } = await open();
  await choose('订单系统', '更换密钥');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('radio', { name: '立即失效' }));
  await user.click(dialog.getByRole('button', { name: '更换密钥' }));
  await dialogOf('请保存 API Secret');
  expect(await sent('/api/apiauth/keys/rotate')).toEqual({ id: '1', overlapMs: 0 });
});

it('says how long the old secret works', async () => {
  const { user, choose } = await open();
  await choose('订单系统', '更换密钥');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: '更换密钥' }));
  await dialogOf('请保存 API Secret');
  expect(await screen.findByText(/^旧密钥可用至/)).toBeInTheDocument();
});

it('removes a key', async () => {
  const { user, choose } = await open();
  await choose('旧脚本', '移除');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.queryByText(/客户机器人/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: '移除' }));
  await waitFor(() => expect(screen.queryByText('旧脚本')).toBeNull());
});
