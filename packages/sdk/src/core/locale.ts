/** The languages of the product; `zh-CN` is the source. */
export type Locale = 'zh-CN' | 'en';
/** The languages of the product, the source language first. */
export const LOCALES: readonly Locale[] = ['zh-CN', 'en'];

/** One text in every language of the product. */
export type Text = Readonly<Record<Locale, string>>;

/** Picks the language that fits a BCP 47 tag or an `Accept-Language` header; `zh-CN` unless it starts with English. */
export function matchLocale(tag: string | undefined): Locale {
  return tag?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh-CN';
}
