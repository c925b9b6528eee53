import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { KeywordForwardDialog } from '#features/forward/keyword/lazy-dialog.tsx';
import { PrivateForwardDialog } from '#features/forward/private/lazy-dialog.tsx';
import { show } from '#testing/with-backend.tsx';

const slow = { timeout: 30_000 };

it(
  'stores which messages of a user are forwarded, and says that the robot does not look',
  slow,
  async () => {
    const onConfirm = vi.fn();
    const rule = { name: '林知远', type: 1 as const, rooms: ['读书会'], contacts: [] };
    const { user } = show(
      <PrivateForwardDialog isOpen onOpenChange={vi.fn()} rule={rule} onConfirm={onConfirm} />,
    );
    expect(await screen.findByRole('radio', { name: '全部' }, { timeout: 15_000 })).toBeChecked();
    expect(screen.getByText(/当前版本的机器人不读取这一项/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '自定义' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(onConfirm).toHaveBeenCalledWith({ ...rule, filter: 0 }));
  },
);

it('stores where the keyword stands, and says that the robot does not look', slow, async () => {
  const onConfirm = vi.fn();
  const to = [{ id: 'r1', name: '读书会' }];
  const rule = {
    keywords: ['求助'],
    reg: 1 as const,
    type: 'room' as const,
    targets: to,
    forwardType: 'room' as const,
    forwardTargets: to,
  };
  const { user } = show(
    <KeywordForwardDialog isOpen onOpenChange={vi.fn()} rule={rule} onConfirm={onConfirm} />,
  );
  expect(await screen.findByText(/关键词在哪里都会转发/, {}, { timeout: 15_000 })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '结尾' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith({ ...rule, position: 'end' }));
});
