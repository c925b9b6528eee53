import type { Locale } from '@chatdeck/sdk/constants';

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Formats numbers and plurals in one language, for texts that contain values. */
export interface Wording {
  /** The form that fits the count: `{ one: 'item', other: 'items' }`. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** A number with the separators of the language. */
  readonly number: (value: number) => string;
}

/** Intl objects are expensive to create, and every component needs the same two. */
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

/** Joins texts with the list comma of the language. */
export const joinList = (text: readonly string[], locale: Locale): string =>
  text.join(SEPARATORS[locale]);
