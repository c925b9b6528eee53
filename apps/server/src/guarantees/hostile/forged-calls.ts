import { sign } from '../../robot-api/signature';
import { signedInput } from '../request';
import type { Account } from '../account';

type Call = Readonly<Record<string, unknown>>;
/** Turns a valid call into one that must be rejected. */
type Forgery = (call: Call, own: Account, other: Account) => Call;

const without = (call: Call, ...keys: string[]) =>
  Object.fromEntries(Object.entries(call).filter(([key]) => !keys.includes(key)));
/** Changes the values of a call and keeps its signature. */
const under = (change: (call: Call) => Call) => (call: Call) => ({ ...call, ...change(call) });
/** A new call with values of the attacker's choice, signed with a secret of the attacker's choice. */
const signedWith =
  (secret: (own: Account, other: Account) => string): Forgery =>
  (call, own, other) =>
    fresh(call, { ...own.keys, apiSecret: secret(own, other) });
const fresh = (call: Call, keys: Account['keys']) =>
  signedInput(keys, without(call, 'sign', 'apiKey', 'timestamp', 'nonce'));
/** A correctly signed call of another time. */
const at =
  (awayMs: number): Forgery =>
  (call, own) => {
    const moved = { ...without(call, 'sign'), timestamp: Date.now() + awayMs };
    return { ...moved, sign: sign(own.keys.apiSecret, moved) };
  };
const DAY_MS = 86_400_000;

/** Puts another character of its kind into a text, at a place and of a value by chance. */
function altered(text: string, random: () => number): string {
  const place = Math.floor(random() * text.length);
  const digit = Number.parseInt(text.charAt(place), 16);
  const other = ((Number.isNaN(digit) ? 0 : digit) + 1 + Math.floor(random() * 15)) % 16;
  return `${text.slice(0, place)}${other.toString(16).toUpperCase()}${text.slice(place + 1)}`;
}

const FORGED_BY_CHANCE = 12;

/** Forgeries that differ with each seed: a signature, a time or a number that is nearly right. */
export function forgeriesByChance(random: () => number): readonly Forgery[] {
  const kinds: readonly Forgery[] = [
    (call) => ({ ...call, sign: altered(String(call.sign), random) }),
    under(({ nonce }) => ({ nonce: altered(String(nonce), random) })),
    under(({ timestamp }) => ({ timestamp: Number(timestamp) - 1 - Math.floor(random() * 1e6) })),
    (call, own) => at((random() < 0.5 ? -1 : 1) * (301_000 + random() * DAY_MS))(call, own, own),
    signedWith((own) => altered(own.keys.apiSecret, random)),
  ];
  return Array.from(
    { length: FORGED_BY_CHANCE },
    (_, index) => kinds[index % kinds.length] ?? at(DAY_MS),
  );
}

export const FORGERIES: readonly Forgery[] = [
  (call) => call,
  (call) => Object.fromEntries(Object.entries(call).reverse()),
  (call) => ({ ...call, sign: String(call.sign).toLowerCase() }),
  (call) => ({ ...call, sign: ` ${String(call.sign)}` }),
  (call) => ({ ...call, sign: [call.sign, call.sign] }),
  (call) => ({ ...call, sign: '' }),
  (call) => ({ ...call, sign: 'undefined' }),
  (call) => without(call, 'sign'),
  (call) => without(call, 'sign', 'apiKey', 'timestamp', 'nonce'),
  (call) => without(call, 'timestamp'),
  (call) => without(call, 'nonce'),
  under(({ timestamp }) => ({ timestamp: Number(timestamp) + 1 })),
  under(({ timestamp }) => ({ timestamp: Math.floor(Number(timestamp) / 1000) })),
  under(({ timestamp }) => ({ timestamp: `0${String(timestamp)}` })),
  under(({ nonce }) => ({ nonce: Number(nonce) + 1 })),
  under(() => ({ nonce: ['1', '2'] })),
  under(() => ({ extra: '1' })),
  under(() => ({ id: 'another' })),
  under(() => ({ userId: 'another' })),
  under(() => ({ __proto__: { role: 'vip' }, constructor: 'x' })),
  under(({ nonce, sign: given }) => ({ nonce: `${String(nonce)}&sign=${String(given)}` })),
  (call, _own, other) => ({ ...call, apiKey: other.keys.apiKey }),
  (call) => ({ ...call, apiKey: '' }),
  (call) => ({ ...call, apiKey: ['x'] }),
  signedWith(() => ''),
  signedWith(() => 'undefined'),
  signedWith((own) => own.keys.apiKey),
  signedWith((own) => own.keys.apiSecret.slice(1)),
  signedWith((_own, other) => other.keys.apiSecret),
  at(-301_000),
  at(301_000),
  at(-DAY_MS),
  at(DAY_MS),
];
