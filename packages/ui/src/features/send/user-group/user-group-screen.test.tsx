import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { UserGroupScreen } from './user-group-screen';

const slow = { timeout: 30_000 };

it('can send something new while what was sent before cannot be loaded', slow, async () => {
  const { user } = show(<UserGroupScreen />, {
    faults: { 'send.jobs': { kind: 'code', code: 50000 } },
  });
  expect(await screen.findByRole('button', { name: '重试' }, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '群发消息' }));
  expect(await screen.findByRole('dialog', undefined, slow)).toBeVisible();
});
