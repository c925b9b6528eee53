import { packsFor } from '@chatdeck/sdk/constants';

/** The scripts that are written from the right. */
const FROM_THE_RIGHT: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

/** Where the lines of our texts begin. A language that has none of them shows English ones, which begin on the left. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  if (packsFor(locale).length === 0) return 'ltr';
  const { script } = new Intl.Locale(locale).maximize();
  return script !== undefined && FROM_THE_RIGHT.has(script) ? 'rtl' : 'ltr';
}
