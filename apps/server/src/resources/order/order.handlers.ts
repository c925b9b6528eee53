import type { HandlersOf } from '../../http/handlers';
import type { OrderService } from './order.service';

export function orderHandlers(orders: OrderService): HandlersOf<'order'> {
  return {
    plans: () => orders.plans(),
    create: ({ user, input, idempotencyKey, locale }) =>
      orders.create(user, { ...input, idempotencyKey, locale }),
    status: ({ user, input }) => orders.status(user.userId, input.id),
    list: ({ user, input }) => orders.list(user.userId, input),
  };
}
