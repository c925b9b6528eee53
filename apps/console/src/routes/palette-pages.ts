import type { UserInfo } from '@chatdeck/sdk';
import type { Locale } from '@chatdeck/sdk/constants';
import type { PalettePage } from '@chatdeck/ui/palette';
import { GROUP_TITLES, menuRoutes } from './menu';
import { ROUTES } from './route-table';

/** The pages that the command palette offers: those of the sidebar, and the settings of the account. */
export function palettePages(user: UserInfo | undefined, locale: Locale): readonly PalettePage[] {
  const account = ROUTES.filter(({ parent, menu }) => parent === 'user' && !menu);
  return [...menuRoutes(user), ...account].map(({ path, title, fold, menu = 'account' }) => {
    const hint = (fold?.title ?? GROUP_TITLES[menu])?.[locale];
    return {
      href: path,
      label: title[locale],
      keywords: `${title['zh-CN']} ${title.en}`,
      ...(hint !== undefined && { hint }),
    };
  });
}
