import { SCENARIOS } from '@chatdeck/sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { PlansScreen } from './plans-screen';

const slow = { timeout: 30_000 };
const wait = { timeout: 15_000 };

it(
  'begins with the plan that saves most, and pays for another one where that is chosen',
  slow,
  async () => {
    const { user } = show(<PlansScreen />, SCENARIOS.restricted);
    expect(await screen.findByRole('radio', { name: /年度会员.*推荐/ }, wait)).toBeChecked();
    expect(screen.getByRole('button', { name: '去支付 ¥168.00' })).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: /月度会员/ }));
    expect(screen.getByRole('button', { name: '去支付 ¥19.00' })).toBeEnabled();
  },
);
