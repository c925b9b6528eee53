import { buildFriend } from '@chatdeck/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openConsole } from '../testing/open-console';

const FRIENDS = '/contact/list';
const open = (address: string) =>
  openConsole(address, {
    pages: [FRIENDS],
    isInBrowser: true,
    backend: {
      change: (state) => {
        state.friends = [
          buildFriend(1, { name: '张三', tags: ['客户'] }),
          buildFriend(2, { name: '李四', tags: ['客户'] }),
          buildFriend(3, { name: '王五', tags: ['同事'] }),
        ];
      },
    },
  });
const address = () => window.location.pathname + decodeURIComponent(window.location.search);
const customers = () => screen.findByRole('radio', { name: '客户 2' });

it('shows a list as it was to who comes back to it', async () => {
  const { user } = await open(FRIENDS);
  await user.click(await customers());
  await user.type(screen.getByRole('searchbox'), '三');
  await waitFor(() => expect(address()).toBe('/contact/list?name=三&tag=客户'));
  await user.click(screen.getByRole('link', { name: '群列表' }));
  expect(await screen.findByText('页面 /group/room')).toBeVisible();
  window.history.back();
  expect(await customers()).toBeChecked();
  expect(screen.getByRole('searchbox')).toHaveValue('三');
  expect(await screen.findByRole('checkbox', { name: '选择张三' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: '选择李四' })).toBeNull();
});

it('leads back to the page before, however often somebody has searched and filtered', async () => {
  const { user } = await open(FRIENDS);
  const entries = window.history.length;
  await user.click(await customers());
  await user.type(screen.getByRole('searchbox'), '李四');
  await waitFor(() => expect(address()).toContain('李四'));
  expect(window.history.length).toBe(entries);
});

it('begins anew by a link to the same page', async () => {
  const { user } = await open(`${FRIENDS}?tag=客户`);
  expect(await customers()).toBeChecked();
  await user.click(screen.getByRole('link', { name: '好友列表' }));
  await waitFor(async () => expect(await customers()).not.toBeChecked());
  expect(address()).toBe(FRIENDS);
});

it('stays as it is for a link to a place within the page', async () => {
  const { user } = await open('/group/room');
  await user.click(screen.getByRole('link', { name: '好友列表' }));
  await user.click(await screen.findByRole('checkbox', { name: '选择王五' }));
  window.location.hash = '#cd-page';
  window.history.back();
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(screen.getByRole('checkbox', { name: '选择王五' })).toBeChecked();
});

it('finds what was typed in a browser that refuses to change the address so often', async () => {
  const { user } = await open(FRIENDS);
  await customers();
  const refusal = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() too often', 'SecurityError');
  });
  await user.type(screen.getByRole('searchbox'), '三');
  expect(refusal).toHaveBeenCalled();
  refusal.mockRestore();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: '选择李四' })).toBeNull());
  expect(screen.getByRole('checkbox', { name: '选择张三' })).toBeVisible();
});

it('shows the whole list by an address that makes no sense', async () => {
  await open(`${FRIENDS}?page=first&sort=nonsense&state=paused`);
  expect(await screen.findByRole('checkbox', { name: '选择王五' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: /^全部/ })).toBeChecked();
});
