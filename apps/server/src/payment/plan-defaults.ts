import type { MembershipKind } from '@chatdeck/sdk/constants';

interface PlanDefault {
  /** In cents, until the operator sets another; the product specification names no price. */
  readonly price: number;
  /** In calendar months; null for a lifetime. */
  readonly months: number | null;
}

/** What each kind of membership costs and how long it lasts. */
export const PLAN_DEFAULTS: Readonly<Record<MembershipKind, PlanDefault>> = {
  mvip: { price: 1_900, months: 1 },
  qvip: { price: 4_900, months: 3 },
  yvip: { price: 16_800, months: 12 },
  avip: { price: 39_800, months: null },
};
