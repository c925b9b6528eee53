/** Path traversals, and names that a disk treats specially. */
const STEPS = [
  '../',
  '../../',
  '../../../../../../',
  '..\\',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%c0%af',
  './../',
  'a/../../',
  '....//',
  '..//',
  '/',
  '//',
  '\\',
  'C:\\',
  'file:///',
  '~/',
  '．．／',
  '..\0/',
  '\0',
  '\u202e',
  '\u2025/',
  '..;/',
];
const NAMES = [
  'note.txt',
  'etc/passwd',
  '.env',
  '.git/config',
  'CON.txt',
  'a'.repeat(800) + '.txt',
  'note.txt\0.png',
  'note.txt/',
  'database/PG_VERSION',
  'index.html',
];

/** Keys that try to write elsewhere; `prefix` is the granted one. */
export function hostileKeys(prefix: string, other: string): string[] {
  const out = STEPS.flatMap((step, at) => [
    `${prefix}${step}${NAMES[at % NAMES.length]}`,
    `${step}${NAMES[(at + 3) % NAMES.length]}`,
    `${prefix}x/${step}${step}${NAMES[(at + 5) % NAMES.length]}`,
    `${step}${prefix}note.txt`,
  ]);
  const names = NAMES.map((name) => prefix + name);
  return [...names, `${other}note.txt`, other, prefix.slice(0, -1), '', 'u/', ...out].slice(0, 100);
}
