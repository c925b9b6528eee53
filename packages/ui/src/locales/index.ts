export { defineLocale, type LocaleTexts } from './define-locale.ts';
export { loadLocale } from './load-locale.ts';
export { lostValues } from './lost-values.ts';
export { missingTexts } from './missing-texts.ts';
