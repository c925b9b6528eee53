import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import MaterialDialog from './material-dialog';

const noChange = () => undefined;

it('sends one request however often the button is pressed', async () => {
  const { user, screen } = show(<MaterialDialog isOpen onOpenChange={noChange} />, {
    faults: { 'material.add': { kind: 'never' } },
  });
  await user.type(await screen.findByLabelText('素材别名'), '营业时间');
  await user.type(screen.getByLabelText('内容'), '每天 10:00 到 22:00');
  const form = screen.getByLabelText('素材别名').closest('form');
  // All within one task, before the button can render its busy state.
  for (let press = 0; press < 10 && form; press += 1) fireEvent.submit(form);
  await waitFor(() => expect(requestsTo('/material/add')).not.toHaveLength(0));
  expect(requestsTo('/material/add')).toHaveLength(1);
});

it('keeps open what the server refused, with everything that was typed', async () => {
  const onOpenChange = vi.fn();
  const { user, screen } = show(<MaterialDialog isOpen onOpenChange={onOpenChange} />, {
    faults: { 'material.add': { kind: 'code', code: 50000 } },
  });
  await user.type(await screen.findByLabelText('素材别名'), '营业时间');
  await user.type(screen.getByLabelText('内容'), '每天');
  await user.click(screen.getByRole('button', { name: '添加' }));
  expect(await screen.findByText(/没有保存/)).toBeVisible();
  expect(screen.getByLabelText('素材别名')).toHaveValue('营业时间');
  expect(screen.getByLabelText('内容')).toHaveValue('每天');
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('sends nothing while a rule is broken', async () => {
  const { user, screen } = show(<MaterialDialog isOpen onOpenChange={noChange} />);
  await user.type(await screen.findByLabelText('素材别名'), '  ');
  await user.click(screen.getByRole('button', { name: '添加' }));
  expect(await screen.findByText('素材别名必填')).toBeVisible();
  expect(requestsTo('/material/add')).toHaveLength(0);
});

it('asks for a membership when the server says that one is needed', async () => {
  const { user, screen } = show(<MaterialDialog isOpen onOpenChange={noChange} />, {
    faults: { 'material.add': { kind: 'code', code: 30001 } },
  });
  await user.type(await screen.findByLabelText('素材别名'), '营业时间');
  await user.type(screen.getByLabelText('内容'), '每天');
  await user.click(screen.getByRole('button', { name: '添加' }));
  const box = { name: '会员功能' };
  expect(await screen.findByRole('alertdialog', box, { timeout: 30_000 })).toBeVisible();
});

it('is called what its file is called, also where the file is renamed for the upload', async () => {
  const { user, screen } = show(<MaterialDialog isOpen onOpenChange={noChange} />);
  await user.click(await screen.findByRole('radio', { name: /^文件/ }));
  const file = new File(['%PDF-1.4'], '六月菜单.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('文件'), file);
  expect(screen.getByLabelText('素材别名')).toHaveValue('六月菜单.pdf');
  await user.click(await screen.findByRole('button', { name: /改名/ }));
  expect(screen.getByLabelText('素材别名')).toHaveValue('六月菜单.pdf');
});
