import * as css from './article.css';
import { DocCrumb } from './doc-crumb';
import type { Doc } from './doc-groups';
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
