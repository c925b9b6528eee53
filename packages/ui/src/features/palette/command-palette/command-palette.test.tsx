import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import CommandPalette from './command-palette';

const pages = [
  { href: '/contact/list', label: '好友列表' },
  { href: '/group/room', label: '群列表' },
];
function open() {
  const calls = { onChoose: vi.fn(), onFollow: vi.fn(), onClose: vi.fn() };
  const view = show(<CommandPalette pages={pages} recent={[]} {...calls} />);
  return { ...view, calls, field: screen.getByRole('combobox', { name: '搜索或跳转' }) };
}

it('leaves the keys to an input method that holds what is typed', () => {
  const { field, calls } = open();
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(calls.onFollow).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(calls.onFollow).toHaveBeenCalledExactlyOnceWith('/contact/list');
  expect(calls.onChoose).toHaveBeenCalledTimes(1);
});

it('finds materials, groups and friends by a word, and closes by Esc with a word in it', async () => {
  const { user, field, calls } = open();
  await user.type(field, '读书');
  expect((await screen.findAllByRole('option', { name: /读书/ })).length).toBeGreaterThan(0);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(calls.onClose).toHaveBeenCalledTimes(1));
});

it('shows nothing of an earlier word under a later one', async () => {
  const { user, field } = open();
  await user.type(field, '读书');
  await screen.findAllByRole('option', { name: /读书/ });
  await user.clear(field);
  await user.type(field, '好友');
  expect(screen.queryByRole('option', { name: /读书/ })).toBeNull();
  expect(screen.getByRole('option', { name: /好友列表/ })).toBeVisible();
});
