import fc from 'fast-check';

/** Parts of a filter that reach, or could be mistaken to reach, beyond one account. */
const partsOf = (victim: string, own: string) => [
  '+',
  '#',
  '',
  '$share',
  '$queue',
  '$SYS',
  'group',
  '.*',
  '.+',
  '[^/]+',
  '..',
  '*',
  '?',
  '%',
  'aibotk',
  'AIBOTK',
  'aibotk ',
  'say',
  'event',
  'multisay',
  'config',
  '%2b',
  '%23',
  '\u0000',
  victim,
  own,
  victim.toUpperCase(),
  `${victim} `,
  victim.slice(0, -1),
  `${own}|${victim}`,
  `(${own}|${victim})`,
  `${own}/../${victim}`,
  `\\${victim}`,
  `${victim}\u200b`,
  `${own}.*`,
];

/**
 * True for a filter that is valid in MQTT: `+` and `#` are whole segments, `#` the last one. Client libraries send no
 * others.
 */
const isFilter = (filter: string) => {
  const parts = filter.split('/');
  const isPart = (part: string, at: number) =>
    part === '+' || (part === '#' && at === parts.length - 1) || !/[+#\0]/.test(part);
  return filter !== '' && parts.every(isPart);
};

const isOwn = (filter: string, own: string) => filter.startsWith(`aibotk/${own}/`);

function sampled(arbitrary: fc.Arbitrary<string>, count: number, seed: number): string[] {
  const found = new Set<string>();
  for (const text of fc.sample(arbitrary, { seed, numRuns: count * 20 })) {
    if (found.size < count) found.add(text);
  }
  return [...found];
}

/** Filters by which an account might receive messages of another one. */
export function hostileFilters(victim: string, own: string, count: number, seed: number) {
  const part = fc.constantFrom(...partsOf(victim, own));
  const near = fc
    .tuple(fc.constantFrom('aibotk', '+', '$share/g/aibotk', '$queue/aibotk'), part, part)
    .map((parts) => parts.join('/'));
  const any = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));
  const filters = fc.oneof(near, any).filter((text) => isFilter(text) && !isOwn(text, own));
  return [
    ...new Set([
      '#',
      '+/#',
      '+/+/+',
      'aibotk/#',
      'aibotk/+/+',
      'aibotk/+/say',
      `aibotk/${victim}/+`,
      `aibotk/${victim}/#`,
      `aibotk/${victim}/event`,
      `$share/g/aibotk/${victim}/+`,
      '$SYS/#',
      ...sampled(filters, count, seed),
    ]),
  ].slice(0, count);
}

/** Names that might be mistaken for another account. */
export function hostileNames(victim: string, own: string, count: number, seed: number): string[] {
  const part = fc.constantFrom(...partsOf(victim, own), '_', '/', "'", '"', ' or 1=1', '__proto__');
  const name = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
  return sampled(
    name.filter((text) => text !== own && text !== victim),
    count,
    seed,
  );
}
