import '@testing-library/jest-dom/vitest';
import { createClient } from '@chatdeck/sdk';
import { accountResource } from '@chatdeck/sdk/resources';
import { ChatdeckProvider } from '@chatdeck/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { isOutdated } from '../shell/use-outdated';
import { lazyPage } from './lazy-page';

vi.mock('../shell/use-outdated', () => ({ isOutdated: vi.fn() }));
const client = createClient(
  { account: accountResource },
  { baseUrl: 'https://console.test', auth: { getToken: () => null } },
);

afterEach(cleanup);

/** Shows a page whose code fails to load the first time. */
function showFailing({ isUpgraded }: { readonly isUpgraded: boolean }) {
  vi.mocked(isOutdated).mockResolvedValue(isUpgraded);
  let isFirst = true;
  const Page = lazyPage(() => {
    if (!isFirst) return Promise.resolve(() => <p>页面</p>);
    isFirst = false;
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  render(
    <ChatdeckProvider client={client}>
      <Page />
    </ChatdeckProvider>,
  );
  return userEvent.setup();
}

it('tries again in place when the code of a page did not load, and can reload the console', async () => {
  const user = showFailing({ isUpgraded: false });
  expect(await screen.findByText('这个页面没有载入')).toBeVisible();
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('页面')).toBeVisible();
});

it('says after an upgrade that the page has a new version, and offers the reload', async () => {
  showFailing({ isUpgraded: true });
  expect(await screen.findByText('控制台升级了')).toBeVisible();
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
});
