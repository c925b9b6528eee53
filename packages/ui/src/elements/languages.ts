import type { defineLocale } from '#locales/define-locale.ts';

/** A language as a page defines it: its tag and its texts. */
export type Language = Parameters<typeof defineLocale>;

let languages: readonly Language[] = [];
const watchers = new Set<() => void>();

/**
 * The languages that a page has defined by the script alone, without the modules that show their texts: providers hand
 * them over when these are there.
 */
export const definedLanguages = (): readonly Language[] => languages;

export function addLanguage(language: Language): void {
  languages = [...languages, language];
  for (const notify of watchers) notify();
}

/** Calls back when a language comes. Returns the function that stops it. */
export function onLanguage(callback: () => void): () => void {
  watchers.add(callback);
  return () => watchers.delete(callback);
}
