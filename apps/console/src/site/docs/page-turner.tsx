import { Link } from 'react-router';
import { usePreferences } from '../../preferences/preferences';
import { DOCS, type Doc } from './doc-groups';
import * as css from './page-turner.css';

const BEFORE = { 'zh-CN': '上一篇', en: 'Before' };
const AFTER = { 'zh-CN': '下一篇', en: 'After' };
const LABEL = { 'zh-CN': '前后两篇', en: 'Neighbouring pages' };

/** The pages before and after one, in the order of the side menu. */
export function PageTurner({ doc }: { readonly doc: Doc }) {
  const { locale } = usePreferences();
  const at = DOCS.indexOf(doc);
  const before = DOCS[at - 1];
  const after = DOCS[at + 1];
  return (
    <nav className={css.turner} aria-label={LABEL[locale]}>
      {before ? (
        <Link to={`/docs/${before.path}`} className={css.before}>
          <span className={css.word}>{BEFORE[locale]}</span>
          {before.title[locale]}
        </Link>
      ) : null}
      {after ? (
        <Link to={`/docs/${after.path}`} className={css.after}>
          <span className={css.word}>{AFTER[locale]}</span>
          {after.title[locale]}
        </Link>
      ) : null}
    </nav>
  );
}
