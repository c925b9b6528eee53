import type { OperatorPlan } from '@chatdeck/sdk';
import { CURRENCY, MEMBERSHIP_KINDS, type MembershipKind } from '@chatdeck/sdk/constants';
import type { Database } from '../../database/database';
import { plans } from '../../database/schema';

interface PlanDefault {
  /** In cents, until the operator sets another one; the product specification names no prices. */
  readonly price: number;
  /** In calendar months; null for a lifetime. */
  readonly months: number | null;
}

/** Default price and duration of each kind of membership. */
export const PLAN_DEFAULTS: Readonly<Record<MembershipKind, PlanDefault>> = {
  mvip: { price: 1_900, months: 1 },
  qvip: { price: 4_900, months: 3 },
  yvip: { price: 16_800, months: 12 },
  avip: { price: 39_800, months: null },
};

/** The prices of memberships. */
export function planRepository(db: Database) {
  return {
    /** Every plan, including those that are not sold. */
    async all(): Promise<OperatorPlan[]> {
      const rows = new Map((await db.select().from(plans)).map((row) => [row.kind, row]));
      return MEMBERSHIP_KINDS.map(({ value: kind }) => ({
        kind,
        price: rows.get(kind)?.price ?? PLAN_DEFAULTS[kind].price,
        currency: CURRENCY,
        months: PLAN_DEFAULTS[kind].months,
        isSold: rows.get(kind)?.isSold ?? true,
      }));
    },

    async set(kind: MembershipKind, price: number, isSold: boolean): Promise<void> {
      await db
        .insert(plans)
        .values({ kind, price, isSold })
        .onConflictDoUpdate({ target: plans.kind, set: { price, isSold } });
    },
  };
}

export type PlanRepository = ReturnType<typeof planRepository>;
