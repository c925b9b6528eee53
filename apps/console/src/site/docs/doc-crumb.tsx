import { ChevronRight } from 'lucide-react';
import { usePreferences } from '../../preferences/preferences';
import * as css from './article.css';
import { DOC_GROUPS, type Doc } from './doc-groups';

/** The group and the title of a page. */
export function DocCrumb({ doc }: { readonly doc: Doc }) {
  const { locale } = usePreferences();
  const group = DOC_GROUPS.find(({ docs }) => docs.includes(doc));
  return (
    <p className={css.crumb}>
      {group?.title[locale]}
      <ChevronRight size={14} aria-hidden />
      <strong className={css.crumbHere}>{doc.title[locale]}</strong>
    </p>
  );
}
