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
