import { expect, it } from 'vitest';
import { startBackend, useServer } from '../testing/test-server';
import { tablesInOrder } from './tables-in-order';

const server = useServer({}, startBackend);

it('orders tables so that each row finds what it refers to', async () => {
  const order = await tablesInOrder(server.db);
  expect(order.indexOf('users')).toBeLessThan(order.indexOf('orders'));
  expect(order.indexOf('orders')).toBeLessThan(order.indexOf('payments'));
});
