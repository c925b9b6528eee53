import type { Plan } from '@chatdeck/sdk';
import { buildUser } from '@chatdeck/sdk/testing';
import { describe, expect, it } from 'vitest';
import {
  formatMoment,
  formatMonthly,
  formatPrice,
  formatRemaining,
  membershipOf,
  recommendedOf,
  sandboxPage,
  savingOf,
} from './order.model';

const PLANS: readonly Plan[] = [
  { kind: 'mvip', price: 1_900, currency: 'CNY', months: 1 },
  { kind: 'qvip', price: 4_900, currency: 'CNY', months: 3 },
  { kind: 'avip', price: 39_800, currency: 'CNY', months: null },
];

describe('a price', () => {
  it('is shown in yuan though it arrives in cents', () => {
    expect(formatPrice({ price: 1_905, currency: 'CNY' }, 'zh-CN')).toBe('¥19.05');
  });

  it('is shown per month where a plan covers several', () => {
    const monthly = PLANS.map((plan) => formatMonthly(plan, 'en'));
    expect(monthly).toEqual([undefined, '¥16.33', undefined]);
  });
});

it('names the zone of a moment, whatever the zone of the viewer', () => {
  expect(formatMoment('2026-12-31T16:00:00Z', 'zh-CN')).toMatch(/^2027年1月1日.*00:00/);
  expect(formatMoment('2026-12-31T16:00:00Z', 'zh-CN')).toContain('GMT+8');
});

it('tells a membership without an end from none at all', () => {
  const memberUntil = '2026-12-01T00:00:00.000Z';
  expect(membershipOf(buildUser({ role: 'user', memberUntil: null }))).toEqual({ kind: 'none' });
  expect(membershipOf(buildUser({ memberUntil: null }))).toEqual({ kind: 'lifetime' });
  expect(membershipOf(buildUser({ memberUntil }))).toEqual({ kind: 'until', at: memberUntil });
});

describe('the sandbox', () => {
  const pageOf = (payUrl: string) => sandboxPage({ payUrl });

  it('is known by its page', () => {
    const page = 'http://localhost:7100/sandbox/pay?order=7';
    expect(pageOf(page)).toBe(page);
  });

  it.each([
    'weixin://wxpay/bizpayurl?pr=7',
    'https://pay.example.com/orders/7',
    'javascript://x/sandbox/%0aalert(1)',
    'no address',
  ])('is not seen in %s', (payUrl) => {
    expect(pageOf(payUrl)).toBeUndefined();
  });
});

describe('the time that is left', () => {
  const now = Date.parse('2026-05-20T06:32:00Z');

  it('counts minutes and seconds down', () => {
    expect(formatRemaining('2026-05-20T06:46:05Z', now)).toBe('14:05');
    expect(formatRemaining('2026-05-20T06:32:00.400Z', now)).toBe('00:01');
  });

  it('stops at nothing', () => {
    expect(formatRemaining('2026-05-20T06:30:00Z', now)).toBe('00:00');
  });
});

const costing = (price: number, months: number | null): Plan => ({
  kind: 'mvip',
  price,
  currency: 'CNY',
  months,
});

it('computes what each plan saves beside the dearest month, and recommends the one that saves most', () => {
  const plans = [costing(1_900, 1), costing(4_900, 3), costing(16_800, 12), costing(39_800, null)];
  expect(plans.map((each) => savingOf(each, plans))).toEqual([undefined, 14, 26, undefined]);
  expect(recommendedOf(plans)).toBe(plans[2]);
});

it.each([
  ['one plan', [costing(1_900, 1)]],
  ['plans that cost the same a month', [costing(1_000, 1), costing(12_000, 12)]],
  ['plans for nothing', [costing(0, 1), costing(0, 12)]],
  ['no plan', []],
])('recommends none of %s', (_, plans) => {
  expect(recommendedOf(plans)).toBeUndefined();
});
