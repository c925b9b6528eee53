import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { EmailChangeScreen } from './email-change-screen';

it('says which address is changed', async () => {
  show(<EmailChangeScreen />, {
    change: ({ user }) => {
      user.email = 'lin@shanyue.cn';
    },
  });
  expect(await screen.findByText('lin@shanyue.cn', undefined, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByText('当前邮箱')).toBeVisible();
});
