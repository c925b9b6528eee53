import type { MembershipKind } from '@chatdeck/sdk/constants';

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
