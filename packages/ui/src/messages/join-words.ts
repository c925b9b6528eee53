import type { Locale } from '@chatdeck/sdk/constants';

const SEPARATORS: Readonly<Record<Locale, string>> = { 'zh-CN': '、', en: ', ' };

/** Words in a row, with the comma of the language between them. */
export const joinWords = (words: readonly string[], locale: Locale): string =>
  words.join(SEPARATORS[locale]);
