import { defineLocale } from '#locales/define-locale.ts';
import type { Language } from './languages';

const learned = new Set<Language>();

/** Defines the languages of the script for what is shown, each once. */
export function learnLanguages(languages: readonly Language[]): void {
  for (const language of languages) {
    if (learned.has(language)) continue;
    learned.add(language);
    defineLocale(...language);
  }
}
