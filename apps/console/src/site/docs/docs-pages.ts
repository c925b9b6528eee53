import { section } from '../../routes/route-entry';
import { DOCS } from './doc-groups';
import { docPage } from './doc-page';

/** The documentation pages as routes under `/docs`. */
export const docsPages = section(
  { name: 'docs', frame: 'docs' },
  DOCS.map((doc) => ({
    path: doc.path,
    name: doc.name,
    zh: doc.title['zh-CN'],
    en: doc.title.en,
    load: docPage(doc),
  })),
);
