import { PAGES, isShown } from './expected';
import { pairwise } from './pairwise';
import { LOCALES, ROLES, SCHEMES, WIDTHS } from './roles';

/** The roles in which a page is shown are visited one by one elsewhere: they alone would be more than 200. */
export const LEFT_OUT = [['role', 'path']] as const;

/** Every way to see a page: who, in which language and scheme, how wide; not who is led elsewhere. */
export const CANDIDATES = PAGES.flatMap((page) =>
  ROLES.filter((role) => isShown(page, role)).flatMap((role) =>
    LOCALES.flatMap((locale) =>
      WIDTHS.flatMap((width) =>
        SCHEMES.map((scheme) => ({ path: page.path, role, locale, width, scheme })),
      ),
    ),
  ),
);

export type Visit = (typeof CANDIDATES)[number];

/** The visits that hold each pair of page, role, language, width and scheme. */
export const VISITS: readonly Visit[] = pairwise(CANDIDATES, LEFT_OUT);
