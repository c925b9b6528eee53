import type { SourceLocale } from '@chatdeck/sdk/constants';
import { useDeferredValue, useEffect, useState } from 'react';
import type { DocHit, DocsIndex } from './docs-index';

/** What the search shows: nothing yet, hits, or that its texts did not load. */
export type DocsSearch =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly hits: readonly DocHit[] };

/** The parts of the documentation that fit; its texts are loaded with the first letter. */
export function useDocsSearch(query: string, locale: SourceLocale): DocsSearch {
  const [loaded, setLoaded] = useState<{
    readonly locale: SourceLocale;
    readonly index: DocsIndex;
  }>();
  const [hasFailed, setFailed] = useState(false);
  const asked = useDeferredValue(query.trim());
  const isWanted = asked !== '' && loaded?.locale !== locale;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    import('./docs-index')
      .then(({ loadIndex }) => loadIndex(locale))
      .then(
        (index) => {
          if (!isCurrent) return;
          setLoaded({ locale, index });
          setFailed(false);
        },
        () => {
          if (isCurrent) setFailed(true);
        },
      );
    return () => {
      isCurrent = false;
    };
    // A failed load is tried again with the next letter.
  }, [isWanted, locale, asked]);
  if (loaded?.locale === locale) return { status: 'ready', hits: asked ? loaded.index(asked) : [] };
  return { status: hasFailed ? 'failed' : 'loading' };
}
