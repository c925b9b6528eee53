import { DOCS } from '../../site/docs/doc-groups';
import { section } from '../route-entry';

/** The documentation pages as routes under `/docs`. */
const docsPages = section(
  { name: 'docs', frame: 'docs' },
  DOCS.map((doc) => ({
    path: doc.path,
    name: doc.name,
    zh: doc.title['zh-CN'],
    en: doc.title.en,
    // The table of texts is loaded with the first of them.
    load: async () => (await import('../../site/docs/doc-page')).loadDocPage(doc),
  })),
);

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
