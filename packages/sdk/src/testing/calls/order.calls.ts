import { CODE } from '../../core/codes';
import { isVip, ROLE } from '../../resources/member/member.constants';
import { CURRENCY, ORDER_STATE } from '../../resources/order/order.constants';
import type { Order } from '../../resources/order/order.schema';
import { FIXTURE_NOW } from '../fixtures';
import { MockRefusal, brokenRule, find, nextId, page, type MockCallsOf } from './mock-call';

const LIFETIME_MS = 900_000;

/** A pending order takes the state in `state.payment` when its status is requested. */
export const orderCalls: MockCallsOf<'order'> = {
  'order.plans': (_, { plans }) => ({ list: plans }),
  'order.create': ({ kind }, state) => {
    if (!state.user.isActivated) throw new MockRefusal(CODE.activationNeeded);
    if (isVip(state.user) && state.user.memberUntil === null)
      throw brokenRule('kind', 'order.lifetime');
    const plan = state.plans.find((candidate) => candidate.kind === kind);
    if (!plan) throw new MockRefusal(CODE.notFound);
    const id = nextId(state.orders);
    const order: Order = {
      id,
      kind,
      price: plan.price,
      currency: CURRENCY,
      state: ORDER_STATE.pending,
      payUrl: `https://chatdeck.example/sandbox/pay?order=${id}`,
      createdAt: FIXTURE_NOW,
      expiresAt: new Date(Date.parse(FIXTURE_NOW) + LIFETIME_MS).toISOString(),
      paidAt: null,
    };
    state.orders.unshift(order);
    return order;
  },
  'order.status': ({ id }, state) => {
    const order = find(state.orders, id);
    if (order.state !== ORDER_STATE.pending || state.payment === ORDER_STATE.pending) return order;
    order.state = state.payment;
    if (order.state === ORDER_STATE.paid) {
      order.paidAt = FIXTURE_NOW;
      state.user = { ...state.user, role: ROLE.member, roleInfo: { role: ROLE.member } };
    }
    return order;
  },
  'order.list': (query, { orders }) => page(orders, query),
};
