import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { PlanOffer } from './plan-offer';

const list = () => within(screen.getByRole('list', { name: '会员方案' }));

it('shows what is sold beside what is free, and then its prices with the one that saves most', async () => {
  show(<PlanOffer />);
  expect(list().getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText(/价格以这台服务器为准/)).toBeVisible();
  expect(screen.getByRole('table', { name: '免费和会员' })).toBeVisible();
  const yearly = (await list().findByText('¥168.00')).closest('li');
  expect(yearly).toHaveTextContent('推荐');
  expect(yearly).toHaveTextContent('省 26%');
  expect(screen.getAllByText('推荐')).toHaveLength(1);
  expect(requestsTo('/order/plans')).toHaveLength(1);
});

it('promises no price that the server did not name', async () => {
  show(<PlanOffer />, { faults: { 'order.plans': { kind: 'code', code: 50000 } } });
  await screen.findByText(/价格以这台服务器为准/);
  expect(screen.queryByText(/¥/)).toBeNull();
});
