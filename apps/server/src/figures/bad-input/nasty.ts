import fc from 'fast-check';

const LONG = 'x'.repeat(20_001);

/** Texts that have broken servers. */
const TEXTS = [
  ...['', ' ', '\t\r\n', '\0', 'a\0b', '\u0000\u0000', '\ud83d', 'a\udc00b', '\uffff', '\u202e'],
  ...['\u200b', '😀'.repeat(3_000), '👩‍👩‍👧‍👦', 'é'.normalize('NFD'), '\u{10ffff}', LONG],
  ...["'", '"', '\\', '%', '_', '%%', "'; drop table users; --", "' or '1'='1", '$1', '${7*7}'],
  ...['{{7*7}}', '<script>alert(1)</script>', '../../../etc/passwd', '..\\..\\x', 'file:///etc'],
  ...['javascript:alert(1)', 'http://', 'https://[::1', 'http://169.254.169.254/', '//evil.cn'],
  ...['-1', '0', '1e3', '0x10', '1.5', '2147483647', '2147483648', '-2147483649', '99999999999'],
  ...['9223372036854775807', '9223372036854775808', '1e309', 'NaN', 'Infinity', 'null', 'true'],
  ...['__proto__', 'constructor', 'hasOwnProperty', 'toString', '[object Object]', '[]', '{}'],
  ...['0 0 8 * * *', '* * * * * *', '0 0 0 31 2 *', '@reboot', '0 0 8 ? * L', '60 60 24 32 13 8'],
  ...['2026-13-45 99:99', '2026-02-30 08:00', '0000-00-00', 'a@b', '@', `${LONG}@x.cn`],
  ...['{"a":"\\u0000"}', '{"a":"\\ud800"}', '{"a.b":1}', '{"a":1e999}', '{"id":{}}', '[1]'],
  ...['\r\nset-cookie: a=b', '#', '+', 'aibotk/#', '$SYS/#', '/', '..', '.', 'a.b', '$where'],
];

const NUMBERS = [
  ...[0, -0, -1, 1, 0.5, -0.1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, -(2 ** 53)],
  ...[2 ** 63, 1e21, 1e308, -1e308, 5e-324, Number.NaN, Number.POSITIVE_INFINITY],
];

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Values of the wrong shape, read from JSON so that every key is a key of their own. */
const SHAPES: readonly unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], [{}], deep(500), [1, 'a', null, {}]],
  ...['{"__proto__":{"role":"vip"}}', '{"constructor":{"prototype":{"role":"vip"}}}'].map(read),
  ...['{"a.b":1}', '{"$set":1}', '{"length":1e9}', '{"toString":1}', '{"then":1}'].map(read),
  ...['{"":1}', '{"\\u0000":"\\u0000"}', '{"\\ud800":"\\ud800"}'].map(read),
  Array.from({ length: 2_000 }, (_, at) => at),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`k${at}`, at])),
];

function read(json: string): unknown {
  return JSON.parse(json);
}

export const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Any value that a body can hold, and none that was meant. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom(...SHAPES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
