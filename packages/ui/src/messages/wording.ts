import { LocalizedStringFormatter } from '@internationalized/string';
import { LocalizedStringDictionary } from '@internationalized/string';

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Words numbers and plurals in one language, for the texts that carry values. */
export class Wording extends LocalizedStringFormatter {
  constructor(locale: string) {
    super(locale, new LocalizedStringDictionary({}));
  }

  /** The form that fits the count: `{ one: 'item', other: 'items' }`. */
  override plural(count: number, forms: PluralForms): string {
    return super.plural(count, forms);
  }

  /** A number with the separators of the language. */
  override number(value: number): string {
    return super.number(value);
  }
}
