/** The languages of the product; `zh-CN` is the source. */
export type Locale = 'zh-CN' | 'en';
/** The languages of the product, the source language first. */
export const LOCALES: readonly Locale[] = ['zh-CN', 'en'];

/** One text in every language of the product. */
export type Text = Readonly<Record<Locale, string>>;

/**
 * Picks the language that fits a BCP 47 tag or an `Accept-Language` header best: the first that is Chinese or English,
 * English for every other language, and `zh-CN` where none is named.
 */
export function matchLocale(tags: string | undefined): Locale {
  const named = (tags ?? '')
    .split(',')
    .map((tag) => tag.trim().toLowerCase())
    .filter((tag) => tag !== '' && !tag.startsWith('*'));
  const known = named.find((tag) => /^(zh|en)\b/.test(tag)) ?? named[0] ?? 'zh';
  return known.startsWith('zh') ? 'zh-CN' : 'en';
}
