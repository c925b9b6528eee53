import { docsPages } from '../../site/docs/docs-pages';
import { section } from '../route-entry';

/** The public site: the landing page and the documentation. */
export const sitePages = [
  ...section({ name: '', frame: 'bare' }, [
    {
      path: 'home',
      name: 'home',
      zh: '首页',
      en: 'Home',
      load: async () => (await import('../../site/home/home-page')).HomePage,
    },
  ]),
  ...docsPages,
];
