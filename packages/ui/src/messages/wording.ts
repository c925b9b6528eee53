import type { Locale } from '@chatdeck/sdk/constants';

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Words numbers and plurals in one language, for the texts that carry values. */
export interface Wording {
  /** The form that fits the count: `{ one: 'item', other: 'items' }`. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** A number with the separators of the language. */
  readonly number: (value: number) => string;
}

/** Intl objects are dear to make, and every component asks for the same two. */
const wordings = new Map<string, Wording>();

export function createWording(locale: string): Wording {
  const known = wordings.get(locale);
  if (known) return known;
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const wording: Wording = {
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
    number: (value) => numbers.format(value),
  };
  wordings.set(locale, wording);
  return wording;
}

const SEPARATORS: Readonly<Record<Locale, string>> = { 'zh-CN': '、', en: ', ' };

/** Words in a row, with the comma of the language between them. */
export const joinList = (text: readonly string[], locale: Locale): string =>
  text.join(SEPARATORS[locale]);
