import { choice } from '../../core/choice';

/** The role that makes an account a member. */
export const ROLE = { member: 'vip', other: 'user' } as const;

/** Membership is the role `vip`, and nothing else (product specification, section 3). */
export const isVip = ({ role }: { readonly role: string }): boolean => role === ROLE.member;

/** The kinds of membership (product specification, section 6). */
export const MEMBERSHIP_KINDS = [
  /* @__PURE__ */ choice('mvip', '月度会员', 'Monthly'),
  /* @__PURE__ */ choice('qvip', '季度会员', 'Quarterly'),
  /* @__PURE__ */ choice('yvip', '年度会员', 'Yearly'),
  /* @__PURE__ */ choice('avip', '终身会员', 'Lifetime'),
] as const;
/** A kind of membership: mvip monthly, qvip quarterly, yvip yearly, avip lifetime (product specification, section 6). */
export type MembershipKind = (typeof MEMBERSHIP_KINDS)[number]['value'];
