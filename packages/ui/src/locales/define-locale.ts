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
  if (process.env.NODE_ENV === 'development') void reportProblems(locale, all);
  return { texts, messages };
}

/** Tells the developer about texts that lost what their English original shows. */
async function reportProblems(locale: Locale, texts: LocaleTexts): Promise<void> {
  const { lostValues } = await import('./lost-values.ts');
  for (const lost of lostValues(texts)) {
    developerNotice(`a text in "${locale}" does not show all its values: ${lost}`);
  }
}
