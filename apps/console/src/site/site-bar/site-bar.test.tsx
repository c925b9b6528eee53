import { NAVBAR_STICKY_PX } from '@chatdeck/sdk/constants';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openConsole } from '../../testing/open-console';

vi.mock('../../session/client', () => import('../../testing/test-client'));

const pages = ['/home'];
beforeEach(() => localStorage.clear());

it('leads from the landing page to its parts and to the documentation', async () => {
  const { user, at } = await openConsole('/home', { hasToken: false, pages });
  const bar = within(await screen.findByRole('banner'));
  const names = within(bar.getByRole('navigation')).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['首页', '功能', '示例', '文档']);
  await user.click(bar.getByRole('link', { name: '文档' }));
  await waitFor(() => expect(at()).toBe('/docs/about'));
});

it('leads a visitor without a token to the login', async () => {
  const { user, at } = await openConsole('/home', { hasToken: false, pages });
  const bar = within(await screen.findByRole('banner'));
  expect(bar.queryByRole('link', { name: '打开控制台' })).toBeNull();
  await user.click(bar.getByRole('link', { name: /^登录/ }));
  await waitFor(() => expect(at()).toBe('/login'));
});

it('leads who is logged in to the console', async () => {
  const { user, at } = await openConsole('/home', { pages });
  const bar = within(await screen.findByRole('banner'));
  expect(bar.queryByRole('link', { name: /^登录/ })).toBeNull();
  await user.click(bar.getByRole('link', { name: '打开控制台' }));
  await waitFor(() => expect(at()).toBe('/dashboard/main'));
});

it('sticks once the page has scrolled by 50 px, and not before', async () => {
  await openConsole('/home', { hasToken: false, pages });
  await screen.findByRole('banner');
  const scrollTo = (top: number) =>
    act(() => {
      vi.stubGlobal('scrollY', top);
      window.dispatchEvent(new Event('scroll'));
    });
  // The bar listens once it is shown, which may be a moment after it is found.
  await waitFor(() => {
    scrollTo(NAVBAR_STICKY_PX + 1);
    expect(screen.getByRole('banner')).toHaveAttribute('data-stuck');
  });
  scrollTo(NAVBAR_STICKY_PX);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-stuck');
  vi.unstubAllGlobals();
});
