import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { OrderService } from './order.service';

export function orderRoutes(routing: Routing, orders: OrderService): void {
  const calls = contract.order;
  routing.signedIn(calls.plans, () => orders.plans());
  routing.signedIn(calls.create, ({ user, input, idempotencyKey, locale }) =>
    orders.create(user, { ...input, idempotencyKey, locale }),
  );
  routing.signedIn(calls.status, ({ user, input }) => orders.status(user.userId, input.id));
  routing.signedIn(calls.list, ({ user, input }) => orders.list(user.userId, input));
}
