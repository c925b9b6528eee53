import { SITE_TITLE, type Locale } from '@chatdeck/sdk/constants';
import { useEffect } from 'react';
import { useCurrentRoute } from '../routes/use-current-route';

/** The page's title: the route's, then the site's (product specification, section 2). */
export function usePageTitle(locale: Locale): void {
  const route = useCurrentRoute();
  useEffect(() => {
    document.documentElement.lang = locale;
    const site = SITE_TITLE[locale];
    document.title = route ? `${route.title[locale]} - ${site}` : site;
  }, [route, locale]);
}
