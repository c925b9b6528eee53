import { usePreferences } from '../../preferences/preferences';
import * as css from './heading-tree.css';
import { useHeadingInView } from './use-heading-in-view';
import type { Heading } from './headings';

const TITLE = { 'zh-CN': '本页内容', en: 'On this page' };

/** The headings of the page as links; the one that is read now is marked. */
export function HeadingTree({ headings }: { readonly headings: readonly Heading[] }) {
  const { locale } = usePreferences();
  const current = useHeadingInView(headings);
  return (
    <aside className={css.tree}>
      {headings.length > 0 ? (
        <nav aria-label={TITLE[locale]}>
          <p className={css.title}>{TITLE[locale]}</p>
          {headings.map(({ id, text, level }) => (
            <a
              key={id}
              href={`#${id}`}
              className={level > 2 ? css.inner : css.outer}
              aria-current={id === current ? 'location' : undefined}
            >
              {text}
            </a>
          ))}
        </nav>
      ) : null}
    </aside>
  );
}
