import { useLayoutEffect, useRef, type ReactNode, useSyncExternalStore } from 'react';
// react-stately has no public subpath for this; `@react-stately/flags` merely wraps this module.
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { part } from '#theme/part.ts';
import '#theme/theme.css.ts';
import type { Tokens } from '#theme/tokens.ts';
import { directionOf } from './direction-of';
import { useTokens } from './use-tokens';

/** The colour scheme that a host asks for; `auto` follows the viewer's system. */
export type Scheme = 'light' | 'dark' | 'auto';

const QUERY = '(prefers-color-scheme: dark)';
const isDark = () => typeof matchMedia === 'function' && matchMedia(QUERY).matches;

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The effective scheme. */
function useScheme(scheme: Scheme): 'light' | 'dark' {
  const systemIsDark = useSyncExternalStore(subscribe, isDark, () => false);
  if (scheme !== 'auto') return scheme;
  return systemIsDark ? 'dark' : 'light';
}

/** The look of our part of the page. */
export interface Appearance {
  /** Default `auto`. */
  readonly scheme?: Scheme;
  /** Default `regular`. */
  readonly density?: 'regular' | 'compact';
  /**
   * Values of tokens by name, such as `{ ...accentTokens('#8a2b3c'), radiusSm: '2px' }`. `accentTokens` of
   * `@chatdeck/ui/theme` makes what belongs to an accent, such as its hover tone and its label; `accent` alone leaves those green.
   */
  readonly tokens?: Tokens;
}

interface ThemeRootProps {
  readonly appearance: Appearance;
  readonly locale: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** The element that carries the theme; all our content is rendered inside one. */
export function ThemeRoot({ appearance, locale, className, children }: ThemeRootProps) {
  const { scheme = 'auto', density = 'regular', tokens } = appearance;
  const root = useRef<HTMLDivElement>(null);
  // Makes react-aria look through shadow roots for focus and presses; elsewhere that would only cost time.
  useLayoutEffect(() => {
    if (root.current?.getRootNode() instanceof ShadowRoot) enableShadowDOM();
  }, []);
  const shown = useScheme(scheme);
  useTokens(root, tokens, shown);
  return (
    <div
      {...part('root')}
      ref={root}
      className={`cd-root ${className}`}
      lang={locale}
      // A translating browser replaces texts; React would go on to update those that are no longer on the page.
      translate="no"
      data-cd-scheme={shown}
      dir={directionOf(locale)}
      data-cd-density={density}
    >
      {children}
    </div>
  );
}
