import { PAGES, isShown } from './expected';
import { pairwise } from './pairwise';
import { LOCALES, ROLES, SCHEMES, WIDTHS } from './roles';

/** Pairs of role and path are visited one by one elsewhere: they alone would be more visits than all others. */
export const LEFT_OUT = [['role', 'path']] as const;

/** Every combination of page, role, language, scheme and width, without roles that are redirected. */
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

/** Visits that cover each pair of page, role, language, width and scheme. */
export const VISITS: readonly Visit[] = pairwise(CANDIDATES, LEFT_OUT);
