import { textIn } from '@chatdeck/sdk/constants';
import type { Toc } from '@stefanprobst/rehype-extract-toc';
import { useEffect, useState } from 'react';
import { usePreferences } from '../../preferences/preferences';
import * as css from './heading-tree.css';

/** A heading of the current page. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 1 to 6. */
  readonly level: number;
}

/** The headings h1 to h6 of a text in document order (product specification, section 2). */
export const headingsOf = (toc: Toc): readonly Heading[] =>
  toc.flatMap(({ id, value, depth, children = [] }) => [
    ...(id === undefined ? [] : [{ id, text: value, level: depth }]),
    ...headingsOf(children),
  ]);

const TITLE = { 'zh-CN': '本页内容', en: 'On this page' };

/** Links to the page's headings; the one in view is marked. */
export function HeadingTree({ headings }: { readonly headings: readonly Heading[] }) {
  const { locale } = usePreferences();
  const current = useHeadingInView(headings);
  return (
    <aside className={css.tree}>
      {headings.length > 0 ? (
        <nav aria-label={textIn(TITLE, locale)}>
          <p className={css.title}>{textIn(TITLE, locale)}</p>
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

/** The id of the heading in view: the last one above the top fifth of the window's height. */
function useHeadingInView(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(headings.findLast(({ id }) => passed.has(id))?.id);
      },
      // From far above the window down to its top fifth.
      { rootMargin: '100000px 0px -80% 0px' },
    );
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
