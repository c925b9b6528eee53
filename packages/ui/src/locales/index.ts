export { defineLocale } from './define-locale.ts';
export type { LocaleTexts } from './locale-texts.ts';
export { loadLocale } from './load-locale.ts';
export { lostValues } from './lost-values.ts';
export { missingTexts } from './missing-texts.ts';
