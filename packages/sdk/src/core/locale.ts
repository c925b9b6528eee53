/** A language: any BCP 47 tag, such as `zh-TW`, `ja` or `pt-BR`. Dates and numbers are written its way. */
export type Locale = string;

/** The languages in which every text is written down beside its use; `zh-CN` is the source. */
export type SourceLocale = 'zh-CN' | 'en';
/** The languages in which every text is written down beside its use, the source language first. */
export const SOURCE_LOCALES: readonly SourceLocale[] = ['zh-CN', 'en'];

/** The languages that come complete with the product. */
export type ShippedLocale = SourceLocale | 'zh-TW';
/** The languages that come complete with the product, the source language first. */
export const SHIPPED_LOCALES: readonly ShippedLocale[] = ['zh-CN', 'zh-TW', 'en'];

/** One text in the languages in which it is written down; `textIn` reads it in any. */
export type Text = Readonly<Record<SourceLocale, string>> & { readonly 'zh-TW'?: string };

const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/** Whether a tag is one of Traditional Chinese. */
export const isTraditional = (locale: Locale): boolean => TRADITIONAL.test(locale);

/** Whether a tag is one of Chinese. */
export const isChinese = (locale: Locale): boolean => /^zh\b/i.test(locale);

/** The language whose texts stand in where a language has none of its own: Chinese for Chinese, else English. */
export const sourceLocale = (locale: Locale): SourceLocale => (isChinese(locale) ? 'zh-CN' : 'en');

/** The shipped language that is nearest to a tag. */
export const shippedLocale = (locale: Locale): ShippedLocale =>
  isTraditional(locale) ? 'zh-TW' : sourceLocale(locale);

/**
 * Picks the shipped language that fits a BCP 47 tag or an `Accept-Language` header best: the first that is Chinese or
 * English, English for every other language, and `zh-CN` where none is named.
 */
export function matchLocale(tags: string | undefined): ShippedLocale {
  const named = (tags ?? '')
    .split(',')
    .map((tag) => tag.trim().replaceAll('_', '-'))
    .filter((tag) => tag !== '' && !tag.startsWith('*'));
  return shippedLocale(named.find((tag) => /^(zh|en)\b/i.test(tag)) ?? named[0] ?? 'zh-CN');
}

/** A tag as Intl writes it; `zh-CN` for none, and English for what is no tag. */
export function canonicalLocale(tag: string | undefined): Locale {
  if (tag === undefined || tag === '') return 'zh-CN';
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
