import { canonicalLocale, loadLanguage } from '@chatdeck/sdk/constants';
import { missingTexts } from '#locales/missing-texts.ts';
import { learnLanguages } from './learn-languages';
import type { Language } from './languages';

/** What a language of the script still lacks. It holds every text of the product. */
export async function checkLanguage(
  tag: string,
  languages: readonly Language[],
): Promise<readonly string[]> {
  learnLanguages(languages);
  await loadLanguage(canonicalLocale(tag));
  return missingTexts(tag);
}
