import { isVip, type Order, type Plan } from '@chatdeck/sdk';
import { CODE, CURRENCY, ORDER_STATE, type Locale, type OrderState } from '@chatdeck/sdk/constants';
import { AUDIT_ACTOR } from '@chatdeck/sdk/audit';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { refusalText, type RefusalId } from '@chatdeck/sdk/rule-texts';
import type { PageQuery } from '../../database/list-query';
import type { LiveEvents } from '../../events/live-events';
import { found, Refusal } from '../../refusal/refusal';
import type { SignedIn } from '../../http/signed-in';
import { logFailure } from '../../log';
import type { PaymentGateway, RawNotice } from '../../payment/gateway';
import { randomText } from '../../security/secrets';
import type { RateLimits } from '../../security/rate-limits';
import type { AccountRepository } from '../account/account.repository';
import type { AuditService } from '../audit/audit.service';
import type { MembershipService } from '../member/membership.service';
import type { NewOrder, OrderRepository, OrderRow, PastOrder } from './order.repository';
import type { PlanRepository } from './plan.repository';

const ORDER_ID_BYTES = 16;
const LIFETIME_MS = 15 * 60_000;
const ORDER_LIMIT = { tries: 30, windowMs: 3_600_000 };

interface OrderRequest {
  readonly kind: Plan['kind'];
  readonly idempotencyKey: string | undefined;
  readonly locale: Locale;
}

/** Selling memberships. */
export function orderService(
  repository: OrderRepository,
  plans: PlanRepository,
  gateway: PaymentGateway | undefined,
  membership: Pick<MembershipService, 'announce'>,
  limits: RateLimits,
  events: Pick<LiveEvents, 'recordsChanged'>,
  accounts: Pick<AccountRepository, 'find'>,
  audit: Pick<AuditService, 'record'>,
) {
  /** What an account has bought, as the audit trail compares it. */
  async function membershipOf(userId: string): Promise<JsonObject> {
    const { role, memberUntil } = await accounts.find(userId);
    return { role, memberUntil: memberUntil?.toISOString() ?? null };
  }

  /** Notifies the buyer's consoles: the gateway told us of a payment, not one of them. */
  async function announceOrder(orderId: string): Promise<void> {
    const order = await repository.payable(orderId);
    if (order) await events.recordsChanged(order.userId, ['order']);
  }

  const sold = async (): Promise<Plan[]> =>
    (await plans.all()).filter(({ isSold }) => isSold).map(({ isSold: _, ...plan }) => plan);

  return {
    plans: async () => ({ list: await sold() }),

    async create(user: SignedIn, request: OrderRequest): Promise<Order> {
      const { kind, idempotencyKey, locale } = request;
      if (gateway === undefined) throw new Refusal(CODE.notConfigured);
      if (user.activatedAt === null) throw new Refusal(CODE.activationNeeded);
      if (isVip(user) && user.memberUntil === null) {
        throw brokenRule('kind', 'order.lifetime', locale);
      }
      const plan = found((await sold()).find((candidate) => candidate.kind === kind));
      await limits.admit(`order:${user.userId}`, ORDER_LIMIT);
      const id = randomText(ORDER_ID_BYTES);
      const { price, months } = plan;
      const order = await repository.add({
        id,
        userId: user.userId,
        kind,
        price,
        currency: CURRENCY,
        months,
        payUrl: await gateway.payUrl({ id, amount: price, currency: CURRENCY }),
        idempotencyKey: idempotencyKey ?? null,
        expiresAt: new Date(Date.now() + LIFETIME_MS),
      });
      if (order.kind !== kind) throw brokenRule('idempotency-key', 'order.key', locale);
      return asOrder(order);
    },

    /** Stores what an account bought earlier, at the prices of now. */
    async seed(userId: string, past: readonly PastOrder[]): Promise<void> {
      const priced = await plans.all();
      const rows = past.map(({ kind, at, isPaid }): NewOrder => {
        const { price, months } = found(priced.find((plan) => plan.kind === kind));
        const expiresAt = new Date(at.getTime() + LIFETIME_MS);
        return {
          id: randomText(ORDER_ID_BYTES),
          userId,
          kind,
          price,
          currency: CURRENCY,
          months,
          payUrl: '',
          state: isPaid ? 'paid' : 'cancelled',
          createdAt: at,
          expiresAt,
          paidAt: isPaid ? at : null,
        };
      });
      await repository.seed(rows);
    },

    status: async (userId: string, id: string) => asOrder(found(await repository.find(userId, id))),

    async list(userId: string, query: PageQuery) {
      const { count, rows } = await repository.page(userId, query);
      return { count, list: rows.map(asOrder) };
    },

    /** An order for whoever has its signed link, such as the payer's phone. */
    async payable(id: string): Promise<Order | undefined> {
      const row = await repository.payable(id);
      return row && asOrder(row);
    },

    /** Processes a notification of the gateway; true once it need not be retried. */
    async notify(raw: RawNotice): Promise<boolean> {
      const notice = await gateway?.read(raw);
      if (notice === undefined) return false;
      if (notice.outcome === 'cancelled') {
        await repository.cancel(notice.orderId);
        await announceOrder(notice.orderId);
        return true;
      }
      const order = await repository.payable(notice.orderId);
      const before = order && (await membershipOf(order.userId));
      const booking = await repository.book(notice);
      if (booking === 'booked') {
        await membership.announce();
        if (order) {
          await audit.record({
            userId: order.userId,
            call: 'order.pay',
            actor: AUDIT_ACTOR.gateway,
            object: { id: order.id, name: '' },
            before,
            after: await membershipOf(order.userId),
          });
        }
        await announceOrder(notice.orderId);
      } else if (booking !== 'known') {
        const { orderId, transactionId } = notice;
        logFailure(`Payment ${transactionId} of order ${orderId} needs a look`, booking);
      }
      return booking !== 'unknown order';
    },
  };
}

export type OrderService = ReturnType<typeof orderService>;

function brokenRule(path: string, rule: RefusalId, locale: Locale): Refusal {
  return new Refusal(CODE.invalidValue, { issues: [{ path, message: refusalText(rule, locale) }] });
}

function stateOf({ state, expiresAt }: OrderRow): OrderState {
  const isOver = state === 'pending' && expiresAt.getTime() <= Date.now();
  return isOver ? ORDER_STATE.expired : state;
}

const asOrder = (row: OrderRow): Order => ({
  id: row.id,
  kind: row.kind,
  price: row.price,
  currency: row.currency,
  state: stateOf(row),
  payUrl: row.payUrl,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});
