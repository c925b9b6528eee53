import type { Locale } from '@chatdeck/sdk/constants';

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Formats numbers and plurals in one language, for texts that contain values. */
export interface Wording {
  /** The language of the numbers, which that of the texts may stand in for. */
  readonly locale: Locale;
  /** The form that fits the count: `{ one: 'item', other: 'items' }`. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** A number with the separators of the language. */
  readonly number: (value: number) => string;
}

/** Intl objects are expensive to create, and every component needs the same two. */
const wordings = new Map<string, Wording>();

/** Numbers as in `locale`, plurals as in the language of the texts. */
export function createWording(locale: Locale, language: Locale = locale): Wording {
  const key = `${locale} ${language}`;
  const known = wordings.get(key);
  if (known) return known;
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(locale);
  const wording: Wording = {
    locale,
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
    number: (value) => numbers.format(value),
  };
  wordings.set(key, wording);
  return wording;
}

/** Joins texts with the list comma of the language. */
export const joinList = (text: readonly string[], locale: Locale): string =>
  text.join(/^(zh|ja)\b/.test(locale) ? '、' : ', ');
