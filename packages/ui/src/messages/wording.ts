import type { Locale } from '@chatdeck/sdk/constants';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Words numbers and plurals in one language, for the texts that carry values. */
export interface Wording {
  /** The form that fits the count: `{ one: 'item', other: 'items' }`. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** A number with the separators of the language. */
  readonly number: (value: number) => string;
}

/** The library's formatter keeps the two to its subclasses; a table of texts takes them out of their object. */
class Formatter extends LocalizedStringFormatter {
  wording(): Wording {
    return {
      plural: (count, forms) => this.plural(count, forms),
      number: (value) => this.number(value),
    };
  }
}

export const createWording = (locale: string): Wording =>
  new Formatter(locale, new LocalizedStringDictionary({})).wording();

const SEPARATORS: Readonly<Record<Locale, string>> = { 'zh-CN': '、', en: ', ' };

/** Words in a row, with the comma of the language between them. */
export const joinWords = (words: readonly string[], locale: Locale): string =>
  words.join(SEPARATORS[locale]);
