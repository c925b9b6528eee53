import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { pageOf, paging } from '../../core/wire';
import { orderRequestSchema, orderSchema, planSchema } from './order.schema';

const create = endpoint({
  id: 'order.create',
  method: 'POST',
  path: '/api/order/create',
  access: 'user',
  origin: 'spec',
  summary:
    "Orders a membership at the server's price; the same idempotency key gives the same order.",
  request: orderRequestSchema,
  response: orderSchema,
  idempotent: true,
});

const status = endpoint({
  id: 'order.status',
  method: 'GET',
  path: '/api/order/status',
  access: 'user',
  origin: 'spec',
  summary: 'The current state of an order.',
  request: z.object({ id: z.string('required').check(z.minLength(1, 'required')) }),
  response: orderSchema,
});

const plans = endpoint({
  id: 'order.plans',
  method: 'GET',
  path: '/api/order/plans',
  access: 'public',
  origin: 'chosen',
  summary: 'The memberships that can be bought, with their prices.',
  request: z.object({}),
  response: z.object({ list: z.array(planSchema) }),
});

const list = endpoint({
  id: 'order.list',
  method: 'GET',
  path: '/api/order/list',
  access: 'user',
  origin: 'chosen',
  summary: "A page of the account's orders, newest first.",
  request: z.object({ ...paging }),
  response: pageOf(orderSchema),
});

export const orderEndpoints = { create, status, plans, list };
