import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '@chatdeck/sdk/testing';
import { show } from '#testing/with-backend.tsx';
import { OrdersScreen } from './orders-screen';

const slow = { timeout: 30_000 };
const wait = { timeout: 15_000 };

describe('The orders of an account', () => {
  it(
    'say until when one can be paid, when it was paid, or that nothing was charged',
    slow,
    async () => {
      show(<OrdersScreen />, {
        change: ({ orders }) => {
          const states = ['pending', 'paid', 'cancelled'] as const;
          states.forEach((state, at) => {
            const order = orders[at];
            if (!order) return;
            order.state = state;
            order.expiresAt = '2026-05-20T06:47:00.000Z';
            order.paidAt = state === 'paid' ? '2026-05-20T06:40:00.000Z' : null;
          });
        },
      });
      const table = within(await screen.findByRole('table', { name: '充值记录' }, wait));
      expect(table.getByText('请在 14:47 前付款')).toBeVisible();
      expect(table.getByText(/05-20 14:40/)).toBeVisible();
      expect(table.getByText('没有扣款')).toBeVisible();
      expect(screen.getByText(/^共 \d+ 笔订单$/)).toBeVisible();
    },
  );

  it(
    'lead to the plans from an empty page, with the price of the one that saves most',
    slow,
    async () => {
      show(<OrdersScreen />, { ...SCENARIOS.restricted, amount: 'empty' });
      expect(
        await screen.findByText(/年度会员 ¥168\.00，比按月购买省 26%/, undefined, wait),
      ).toBeVisible();
      expect(screen.getAllByRole('button', { name: '开通会员' })).toHaveLength(1);
    },
  );
});
