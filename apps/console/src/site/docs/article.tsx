import type { ReactNode } from 'react';
import * as css from './article.css';
import { DocCrumb } from './doc-crumb';
import type { Doc } from './doc-groups';
import { HeadingTree } from './heading-tree';
import type { Heading } from './headings';
import { PageTurner } from './page-turner';

interface Props {
  readonly doc: Doc;
  readonly headings: readonly Heading[];
  readonly children: ReactNode;
}

/** One page of the documentation between its crumb and its neighbours, with its headings beside it. */
export const Article = ({ doc, headings, children }: Props) => (
  <div className={css.columns}>
    <article className={css.article}>
      <DocCrumb doc={doc} />
      <div className={css.text}>{children}</div>
      <PageTurner doc={doc} />
    </article>
    <HeadingTree headings={headings} />
  </div>
);
