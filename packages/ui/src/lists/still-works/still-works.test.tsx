import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ContactList } from '#features/contact/contact-list.tsx';
import { show } from '#testing/with-backend.tsx';

it('A list of friends that does not load says that the robot is not affected, and where to look meanwhile', async () => {
  const onNavigate = vi.fn();
  const failed = { 'contact.list': { kind: 'code', code: 50000 } } as const;
  const { user } = show(<ContactList />, { faults: failed }, { onNavigate });
  const title = await screen.findByText('机器人不受影响');
  expect(title).toBeVisible();
  await user.click(within(document.body).getByRole('button', { name: '全部任务' }));
  expect(onNavigate).toHaveBeenCalledWith({ to: 'schedule.week' });
});
