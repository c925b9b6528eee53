import { canonicalLocale, hasLanguage, type Locale } from '@chatdeck/sdk/constants';
import { useEffect, useState } from 'react';
import { developerNotice } from '#context/developer-notice.ts';
import { loadLocale } from '#locales/load-locale.ts';

/**
 * The language to show. Its texts may have to be loaded first: until then the one before it stays, and nothing is shown
 * where there is none, so that no text appears in another language. What cannot be loaded is shown in the language that
 * stands in for it.
 */
export function useLanguage(tag: string | undefined): Locale | undefined {
  const locale = canonicalLocale(tag);
  const [shown, setShown] = useState(hasLanguage(locale) ? locale : undefined);
  const isHere = hasLanguage(locale);
  if (isHere && shown !== locale) setShown(locale);
  useEffect(() => {
    if (isHere) return undefined;
    let isCurrent = true;
    const show = () => {
      if (isCurrent) setShown(locale);
    };
    loadLocale(locale).then(show, (error: unknown) => {
      developerNotice(`the texts of "${locale}" could not be loaded: ${String(error)}`);
      show();
    });
    return () => {
      isCurrent = false;
    };
  }, [locale, isHere]);
  return isHere ? locale : shown;
}
