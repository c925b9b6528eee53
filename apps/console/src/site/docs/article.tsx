import { textIn } from '@chatdeck/sdk/constants';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { usePreferences } from '../../preferences/preferences';
import * as css from './article.css';
import { DOC_GROUPS, DOCS, type Doc } from './doc-groups';
import { EditLink } from './edit-link/edit-link';
import { HeadingTree, type Heading } from './heading-tree';
import { TEXT_ELEMENTS, type TextComponent } from './text/text-elements';

const BEFORE = { 'zh-CN': '上一篇', en: 'Previous' };

const AFTER = { 'zh-CN': '下一篇', en: 'Next' };

const LABEL = { 'zh-CN': '前后两篇', en: 'Neighbouring pages' };

/** Links to the previous and the next page, in the order of the side menu. */
function PageTurner({ doc }: { readonly doc: Doc }) {
  const { locale } = usePreferences();
  const at = DOCS.indexOf(doc);
  const before = DOCS[at - 1];
  const after = DOCS[at + 1];
  return (
    <nav className={css.turner} aria-label={textIn(LABEL, locale)}>
      {before ? (
        <Link to={`/docs/${before.path}`} className={css.before}>
          <span className={css.word}>{textIn(BEFORE, locale)}</span>
          {textIn(before.title, locale)}
        </Link>
      ) : null}
      {after ? (
        <Link to={`/docs/${after.path}`} className={css.after}>
          <span className={css.word}>{textIn(AFTER, locale)}</span>
          {textIn(after.title, locale)}
        </Link>
      ) : null}
    </nav>
  );
}

interface Props {
  readonly doc: Doc;
  readonly headings: readonly Heading[];
  readonly Text: TextComponent;
}

/** One page of the documentation, with breadcrumb, headings, and links to its neighbours. */
export const Article = ({ doc, headings, Text }: Props) => (
  <div className={css.columns}>
    <article className={css.article}>
      <DocCrumb doc={doc} />
      <div className={css.text} translate="yes">
        <Text components={TEXT_ELEMENTS} />
      </div>
      <EditLink path={doc.path} />
      <PageTurner doc={doc} />
    </article>
    <HeadingTree headings={headings} />
  </div>
);

/** The breadcrumb: the page's group and title. */
function DocCrumb({ doc }: { readonly doc: Doc }) {
  const { locale } = usePreferences();
  const group = DOC_GROUPS.find(({ docs }) => docs.includes(doc));
  return (
    <p className={css.crumb}>
      {textIn(group?.title, locale)}
      <ChevronRight size={14} aria-hidden />
      <strong className={css.crumbHere}>{textIn(doc.title, locale)}</strong>
    </p>
  );
}
