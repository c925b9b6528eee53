import { ChevronRight } from 'lucide-react';
import { usePreferences } from '../../preferences/preferences';
import * as css from './article.css';
import { type Doc, DOC_GROUPS } from './doc-groups';
import { HeadingTree } from './heading-tree';
import type { Heading } from './headings';
import { PageTurner } from './page-turner';
import { TEXT_ELEMENTS, type TextComponent } from './text-elements';

interface Props {
  readonly doc: Doc;
  readonly headings: readonly Heading[];
  readonly Text: TextComponent;
}

/** One page of the documentation between its crumb and its neighbours, with its headings beside it. */
export const Article = ({ doc, headings, Text }: Props) => (
  <div className={css.columns}>
    <article className={css.article}>
      <DocCrumb doc={doc} />
      <div className={css.text}>
        <Text components={TEXT_ELEMENTS} />
      </div>
      <PageTurner doc={doc} />
    </article>
    <HeadingTree headings={headings} />
  </div>
);

/** The group and the title of a page. */
function DocCrumb({ doc }: { readonly doc: Doc }) {
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
