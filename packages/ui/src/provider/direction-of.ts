import { packsFor } from '@chatdeck/sdk/constants';

/** The scripts that are written from the right. */
const FROM_THE_RIGHT = /Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa/;

/** Where the lines of our texts begin. A language that has none of them shows English ones, which begin on the left. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  if (packsFor(locale).length === 0) return 'ltr';
  return FROM_THE_RIGHT.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
