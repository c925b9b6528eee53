// What a page without a bundler loads with a script tag; the build makes `chatdeck.global.js` and its development build of it.
import { canonicalLocale, type Locale } from '@chatdeck/sdk/constants';
import { accentTokens } from '#theme/accent-tokens.ts';
import './index';
import { addLanguage, definedLanguages, type Language } from './languages';

const NAME = 'Chatdeck';

/** What pages with a bundler import from `@chatdeck/ui/theme` and `@chatdeck/ui/locales`. */
const chatdeck = {
  accentTokens,
  defineLocale(...language: Language): Locale {
    addLanguage(language);
    return canonicalLocale(language[0]);
  },
  /** Loads all texts to compare with, and the language, if it is loaded on need. */
  async missingTexts(tag: string): Promise<readonly string[]> {
    const { checkLanguage } = await import('./language-check');
    return checkLanguage(tag, definedLanguages());
  },
};

// A page may have our script twice: its elements are those of the first, and so are its languages.
if (!Object.hasOwn(globalThis, NAME)) Reflect.set(globalThis, NAME, chatdeck);
