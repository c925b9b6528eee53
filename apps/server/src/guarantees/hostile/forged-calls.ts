import type { Account } from '../account';

/** The parameters of a call beside `apiKey`, `timestamp`, `nonce` and `sign`, wherever its kind has these four. */
export type Call = Readonly<Record<string, unknown>>;
/** Who signs: the account itself, or one of its keys. */
type Signer = Pick<Account, 'keys'>;
/** Turns a valid call into one that must be rejected. */
export type Forgery = (call: Call, own: Signer, other: Signer) => Call;

/** How a kind of call is signed. */
export interface Signing {
  /** The signature of a call that has none yet. */
  readonly sign: (secret: string, call: Call) => string;
  /** A new call with these parameters, at a time and with a nonce of its own. */
  readonly fresh: (keys: Signer['keys'], parameters: Call) => Call;
}

const without = (call: Call, ...keys: string[]) =>
  Object.fromEntries(Object.entries(call).filter(([key]) => !keys.includes(key)));
/** What a call is about, without what signs it. */
export const parametersOf = (call: Call) => without(call, 'sign', 'apiKey', 'timestamp', 'nonce');
/** Changes the values of a call and keeps its signature. */
const under = (change: (call: Call) => Call) => (call: Call) => ({ ...call, ...change(call) });
/** A new call with values of the attacker's choice, signed with a secret of the attacker's choice. */
const signedWith =
  ({ fresh }: Signing, secret: (own: Signer, other: Signer) => string): Forgery =>
  (call, own, other) =>
    fresh({ ...own.keys, apiSecret: secret(own, other) }, parametersOf(call));
/** A correctly signed call of another time. */
const signedAt =
  ({ sign }: Signing, awayMs: number): Forgery =>
  (call, own) => {
    const moved = { ...without(call, 'sign'), timestamp: Math.round(Date.now() + awayMs) };
    return { ...moved, sign: sign(own.keys.apiSecret, moved) };
  };
const DAY_MS = 86_400_000;

/** Puts another hexadecimal digit into a text, in its case, at a place and of a value by chance. */
function altered(text: string, random: () => number): string {
  const place = Math.floor(random() * text.length);
  const digit = Number.parseInt(text.charAt(place), 16);
  const other = ((Number.isNaN(digit) ? 0 : digit) + 1 + Math.floor(random() * 15)) % 16;
  const changed = other.toString(16);
  const isUpper = text === text.toUpperCase();
  return `${text.slice(0, place)}${isUpper ? changed.toUpperCase() : changed}${text.slice(place + 1)}`;
}

const FORGED_BY_CHANCE = 12;

/** Forgeries that differ with each seed: a signature, a time or a number that is nearly right. */
export function forgeriesByChance(signing: Signing, random: () => number): readonly Forgery[] {
  const kinds: readonly Forgery[] = [
    (call) => ({ ...call, sign: altered(String(call.sign), random) }),
    under(({ nonce }) => ({ nonce: altered(String(nonce), random) })),
    under(({ timestamp }) => ({ timestamp: Number(timestamp) - 1 - Math.floor(random() * 1e6) })),
    (call, own) => {
      const awayMs = (random() < 0.5 ? -1 : 1) * (301_000 + random() * DAY_MS);
      return signedAt(signing, awayMs)(call, own, own);
    },
    signedWith(signing, (own) => altered(own.keys.apiSecret, random)),
  ];
  return Array.from(
    { length: FORGED_BY_CHANCE },
    (_, index) => kinds[index % kinds.length] ?? signedAt(signing, DAY_MS),
  );
}

/** Forgeries of a call of any kind. */
export const forgeriesOf = (signing: Signing): readonly Forgery[] => [
  (call) => call,
  (call) => Object.fromEntries(Object.entries(call).reverse()),
  (call) => ({ ...call, sign: String(call.sign).toLowerCase() }),
  (call) => ({ ...call, sign: ` ${String(call.sign)}` }),
  (call) => ({ ...call, sign: [call.sign, call.sign] }),
  (call) => ({ ...call, sign: '' }),
  (call) => ({ ...call, sign: 'undefined' }),
  (call) => without(call, 'sign'),
  parametersOf,
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
  signedWith(signing, () => ''),
  signedWith(signing, () => 'undefined'),
  signedWith(signing, (own) => own.keys.apiKey),
  signedWith(signing, (own) => own.keys.apiSecret.slice(1)),
  signedWith(signing, (_own, other) => other.keys.apiSecret),
  signedAt(signing, -301_000),
  signedAt(signing, 301_000),
  signedAt(signing, -DAY_MS),
  signedAt(signing, DAY_MS),
];
