import { sourceLocale, tableIn } from '@chatdeck/sdk/constants';
import { Link } from 'react-router';
import { usePreferences } from '#preferences/preferences.ts';
import * as css from './docs-search.css';
import { useDocsSearch } from './use-docs-search';

const TEXTS = {
  'zh-CN': {
    results: '搜索结果',
    loading: '正在搜索…',
    failed: '搜索加载失败，请检查网络后再试。',
    none: '没有找到。换个词试试。',
  },
  en: {
    results: 'Search results',
    loading: 'Searching…',
    failed: 'The search did not load. Check the network and try again.',
    none: 'Nothing found. Try another word.',
  },
};

interface Props {
  readonly query: string;
  /** A result was chosen. */
  readonly onChoose: () => void;
}

/** What was found in the documentation, as links to its parts. */
export function DocsResults({ query, onChoose }: Props) {
  const { locale } = usePreferences();
  const t = tableIn(TEXTS, locale);
  const search = useDocsSearch(query, sourceLocale(locale));
  if (search.status === 'failed') {
    return (
      <p className={css.note} role="alert">
        {t.failed}
      </p>
    );
  }
  if (search.status === 'loading' || search.hits.length === 0) {
    return (
      <p className={css.note} role="status">
        {search.status === 'loading' ? t.loading : t.none}
      </p>
    );
  }
  return (
    <nav aria-label={t.results}>
      <ul className={css.list}>
        {search.hits.map(({ id, page, heading, excerpt }) => (
          <li key={id}>
            <Link to={`/docs/${id}`} className={css.hit} onClick={onChoose}>
              <span className={css.heading}>{heading}</span>
              {page === heading ? null : <span className={css.page}>{page}</span>}
              <span className={css.excerpt}>{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
