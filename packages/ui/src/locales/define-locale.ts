import {
  addLanguage,
  canonicalLocale,
  offerLanguage,
  type LanguagePack,
  type Locale,
} from '@chatdeck/sdk/constants';
import { developerNotice } from '#context/developer-notice.ts';
import type { LocaleTexts } from './locale-texts.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The module of a language that is loaded when it is shown, as `import()` gives it. */
type LoadTexts = () => Promise<{ readonly default: LocaleTexts }>;

/**
 * Adds a language, once on a page and before it is shown: `<ChatdeckProvider locale={defineLocale('ja', { … })}>`. Its
 * texts are given, or loaded on need: `defineLocale('ja', () => import('./ja'))`. A text that is missing is shown in
 * English, in a language of Chinese in Chinese; `missingTexts` lists them. Returns the tag as Intl writes it.
 */
export function defineLocale(tag: string, texts: LocaleTexts | LoadTexts): Locale {
  const locale = canonicalLocale(tag);
  if (typeof texts === 'function') {
    offerLanguage(locale, async () => packOf(locale, (await texts()).default));
  } else addLanguage(locale, packOf(locale, texts));
  return locale;
}

function packOf(locale: Locale, all: LocaleTexts): LanguagePack {
  const { texts, ...messages } = all;
  // The import stands inside of the condition: bundlers leave out of a production build what it would load, with its pieces.
  if (process.env.NODE_ENV === 'development') {
    void import('./lost-values.ts').then(({ lostValues }) => report(locale, lostValues(all)));
  }
  return { texts, messages };
}

/** Tells the developer about texts that lost what their English original shows. */
function report(locale: Locale, problems: readonly string[]): void {
  for (const lost of problems) {
    developerNotice(`a text in "${locale}" does not show all its values: ${lost}`);
  }
}
