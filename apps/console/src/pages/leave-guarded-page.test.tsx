import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { leaving } from '../session/leaving';
import { leaveGuardedPage } from './leave-guarded-page';

const Page = leaveGuardedPage(({ onUnsavedChange, blockedLeave }) => {
  useEffect(() => onUnsavedChange?.(true), [onUnsavedChange]);
  return blockedLeave ? (
    <>
      <button onClick={blockedLeave.stay}>继续编辑</button>
      <button onClick={blockedLeave.leave}>放弃并离开</button>
    </>
  ) : (
    <p>没有保存的改动</p>
  );
});

it('asks before it logs out with something unsaved, and logs out only then', async () => {
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path: '/', Component: Page }]);
  const view = render(<RouterProvider router={router} />);
  await screen.findByText('没有保存的改动');
  const logOut = vi.fn();
  leaving.ask(logOut);
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(logOut).not.toHaveBeenCalled();
  leaving.ask(logOut);
  await user.click(await screen.findByRole('button', { name: '放弃并离开' }));
  await waitFor(() => expect(logOut).toHaveBeenCalledTimes(1));
  view.unmount();
  leaving.ask(logOut);
  expect(logOut).toHaveBeenCalledTimes(2);
});
