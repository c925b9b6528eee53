import fc from 'fast-check';
import type { WireRequest } from '../request';
import { nastyText } from './nasty';

const deepJson = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Bodies that are not valid input at all. */
const BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  '[',
  'null',
  '1',
  '"a"',
  '[]',
  '{}',
  'NaN',
  '\uFEFF{}',
  '{"a":1}{"b":2}',
  '{"id":"1","id":"2"}',
  '{"a":1e400}',
  '{"a":-1e400}',
  '{"a":"\\ud800"}',
  '{"__proto__":{"role":"vip"}}',
  '{"constructor":{"prototype":{"role":"vip"}}}',
  '{"\\u0000":1}',
  '{"a":"\\u0000"}',
  deepJson(2_000),
  deepJson(100_000),
  JSON.stringify({ a: 'x'.repeat(1024 * 1024) }),
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from('7b2261223a22ff22 7d', 'hex'),
  Buffer.alloc(512),
];

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  '',
  '*/*',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'json',
  'application/',
  `a/${'b'.repeat(3_000)}`,
];

const SEGMENTS = [
  '%00',
  '%2e%2e',
  '%2f',
  '..%2f..%2fetc%2fpasswd',
  '%ff',
  '%E0%A4%A',
  '%zz',
  '%',
  '%5c',
  '.',
  '0',
  '-1',
  '1e3',
  '2147483648',
  '9223372036854775808',
  '1.5',
  'NaN',
  'null',
  '__proto__',
  '*',
  '%F0%9F%98%80',
  '%ED%A0%80',
  ' ',
  '%20',
  '%0d%0a',
  '1'.repeat(500),
  '1'.repeat(3_000),
  'a;b',
];

const QUERIES = [
  '=',
  '&',
  '&&&',
  '%',
  '%00',
  'a=%ff',
  'id=%00',
  'name=%00',
  'id=1&id=2',
  'id[]=1',
  'id[$ne]=1',
  '__proto__[role]=vip',
  '__proto__=1',
  'constructor=1',
  'type=1&type=2',
  'current=-1',
  'pageSize=0',
  'pageSize=1e9',
  'current=9223372036854775808',
  'type=2147483648',
  'type=NaN',
  'name=%ED%A0%80',
  'current=1.5',
  'word=%25',
  'word=_',
  `name=${'x'.repeat(8_000)}`,
  'a=1;b=2',
  '?',
  '#x',
];

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  ...['zh', '*', 'en;q=9', ',,,', 'x'.repeat(4_000), '..'].map((of) => ({ 'accept-language': of })),
  ...['', ' ', 'x'.repeat(300), '__proto__', "'", '\u00ff'].map((of) => ({
    'idempotency-key': of,
  })),
  ...['evil.example', '', '[::1', 'a b', '127.0.0.1:99999'].map((of) => ({ host: of })),
  ...['gzip', 'br', 'x'].map((of) => ({ 'content-encoding': of })),
  ...['-1', 'NaN', '9'.repeat(30), '0-0'].map((of) => ({ 'last-event-id': of })),
  { range: 'bytes=9-1' },
  { range: 'bytes=' },
  { 'if-none-match': '"' },
  { origin: 'null' },
  { cookie: '=;=;__proto__=1' },
  { 'x-forwarded-for': "'," },
  { accept: 'text/html' },
];

/** Damages a request on its way: its path, query, headers, type or body. */
export type Breakage = (right: WireRequest) => WireRequest;

const pathOf = ({ url }: WireRequest) => url.split('?')[0] ?? '';
const ofSegment =
  (by: string): Breakage =>
  (right) => ({ ...right, url: right.url.replace(/[^/?]+(?=\?|$)/, by) });
const ofQuery =
  (by: string): Breakage =>
  (right) => ({ ...right, url: `${pathOf(right)}?${by}` });
const ofHeaders =
  (by: Readonly<Record<string, string>>): Breakage =>
  (right) => ({ ...right, headers: { ...right.headers, ...by } });
/** A call without a body gets it as its query. */
const ofBody =
  (payload: string | Buffer): Breakage =>
  (right) =>
    right.payload === undefined ? ofQuery(String(payload))(right) : { ...right, payload };

const query = fc.oneof(
  fc.constantFrom(...QUERIES),
  nastyText.map((text) => new URLSearchParams({ id: text }).toString()),
);

export const breakage: fc.Arbitrary<Breakage> = fc.oneof(
  fc.constantFrom(...SEGMENTS).map(ofSegment),
  query.map(ofQuery),
  fc.constantFrom(...HEADERS).map(ofHeaders),
  fc.constantFrom(...BODIES).map(ofBody),
  fc.tuple(fc.constantFrom(...BODIES), fc.constantFrom(...TYPES)).map(
    ([body, type]): Breakage =>
      (right) =>
        ofHeaders({ 'content-type': type })(ofBody(body)(right)),
  ),
);

/** Tokens that belong to no session. */
export const strangeToken = fc.constantFrom(
  '',
  ' ',
  'invented',
  'Bearer x',
  'null',
  'undefined',
  '__proto__',
  "' or 1=1 --",
  '\u00ff',
  'x'.repeat(8_000),
  '0'.repeat(64),
  '[object Object]',
  'a\tb',
);
