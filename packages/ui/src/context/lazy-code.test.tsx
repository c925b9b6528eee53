import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { show } from '#testing/with-backend.tsx';
import { lazyCode } from './lazy-code';

const code = { read: (row: string) => `读到${row}` };

function pageOf(load: () => Promise<typeof code>) {
  const useReader = lazyCode(load);
  return function Page() {
    const reader = useReader();
    return <p>{reader ? reader.read('一行') : '正在载入'}</p>;
  };
}

it('is waited for on the first page, and there at once on the next', async () => {
  const load = vi.fn(() => Promise.resolve(code));
  const Page = pageOf(load);
  const { unmount } = show(<Page />);
  expect(screen.getByText('正在载入')).toBeVisible();
  expect(await screen.findByText('读到一行')).toBeVisible();
  unmount();
  show(<Page />);
  expect(screen.getByText('读到一行')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('is loaded again on request where it has not come', async () => {
  const load = vi.fn(() => Promise.resolve(code));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Page = pageOf(load);
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = show(
    <PanelBoundary>
      <Page />
    </PanelBoundary>,
  );
  await user.click(await screen.findByRole('button', { name: '重新载入这一块' }));
  expect(await screen.findByText('读到一行')).toBeVisible();
  silent.mockRestore();
});
