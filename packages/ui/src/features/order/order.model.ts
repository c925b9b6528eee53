import type { Order, Plan, UserInfo } from '@chatdeck/sdk';
import {
  isVip,
  MEMBERSHIP_KINDS,
  type Locale,
  type MembershipKind,
  textIn,
} from '@chatdeck/sdk/constants';
import { ROBOT_ZONE } from '#primitives/robot-time/robot-time.model.ts';

const CENTS = 100;

/** Formats an amount of money; prices are in cents. */
export const formatPrice = (
  { price, currency }: Pick<Plan, 'price' | 'currency'>,
  locale: Locale,
): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(price / CENTS);

/** The monthly price of a plan, rounded to the cent; undefined if a monthly price makes no sense. */
export const formatMonthly = (plan: Plan, locale: Locale): string | undefined =>
  plan.months === null || plan.months === 1
    ? undefined
    : formatPrice({ ...plan, price: Math.round(plan.price / plan.months) }, locale);

const monthlyPrice = ({ price, months }: Plan): number | undefined =>
  months === null || months < 1 ? undefined : price / months;

/** The percentage that a plan saves beside the dearest month on sale; undefined if it saves nothing, or has no end. */
export function savingOf(plan: Plan, plans: readonly Plan[]): number | undefined {
  const own = monthlyPrice(plan);
  const dearest = Math.max(0, ...plans.flatMap((other) => monthlyPrice(other) ?? []));
  if (own === undefined || dearest === 0) return undefined;
  const saving = Math.round((1 - own / dearest) * 100);
  return saving > 0 ? saving : undefined;
}

/** The plan that saves most; undefined if none saves anything. */
export function recommendedOf(plans: readonly Plan[]): Plan | undefined {
  const [first] = plans
    .flatMap((plan) => {
      const saving = savingOf(plan, plans);
      return saving === undefined ? [] : [{ plan, saving }];
    })
    .sort((one, other) => other.saving - one.saving);
  return first?.plan;
}

/** A moment as day and minute, with its time zone. */
export const formatMoment = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: ROBOT_ZONE,
    timeZoneName: 'short',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));

const clock = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: ROBOT_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The hour and minute of a moment of today, `14:05`. */
export const formatClock = (at: string): string => clock.format(new Date(at));

export const planName = (kind: MembershipKind, locale: Locale): string =>
  textIn(MEMBERSHIP_KINDS.find(({ value }) => value === kind)?.text, locale) ?? kind;

/** The membership of the account: none, until a date, or permanent. */
export type Membership =
  | { readonly kind: 'none' }
  | { readonly kind: 'until'; readonly at: string }
  | { readonly kind: 'lifetime' };

export function membershipOf(user: UserInfo): Membership {
  if (!isVip(user)) return { kind: 'none' };
  const { memberUntil } = user;
  return memberUntil === null ? { kind: 'lifetime' } : { kind: 'until', at: memberUntil };
}

/** The sandbox page that simulates the payer's phone; undefined for a real payment. */
export function sandboxPage({ payUrl }: Pick<Order, 'payUrl'>): string | undefined {
  if (!URL.canParse(payUrl)) return undefined;
  const { protocol, pathname } = new URL(payUrl);
  const isPage = protocol === 'https:' || protocol === 'http:';
  return isPage && pathname.startsWith('/sandbox/') ? payUrl : undefined;
}

const SECOND_MS = 1_000;

/** The remaining minutes and seconds, such as `14:05`; `00:00` once the moment has passed. */
export function formatRemaining(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
