import { section, type RouteEntry } from '../route-entry';

/** /custom: each page is for the accounts whose custom rights name it. */
export const customPages: readonly RouteEntry[] = section(
  { name: 'custom', menu: 'custom', badge: 'custom' },
  [
    {
      path: 'keywordForward',
      name: 'keywordForward',
      zh: '关键词转发',
      en: 'Forward by keyword',
      icon: 'forward',
      load: () => import('../../pages/keyword-forward-page'),
    },
  ],
);
