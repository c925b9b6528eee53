import { useLayoutEffect, useRef, type ReactNode } from 'react';
// react-stately has no public subpath for this; `@react-stately/flags` merely wraps this module.
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import '#theme/theme.css.ts';
import { propertyName } from '#theme/token-name.ts';
import type { Appearance } from './appearance';
import { useScheme } from './use-scheme';

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
  // Set through the CSSOM: a strict CSP blocks style attributes in served HTML.
  useLayoutEffect(() => {
    const style = root.current?.style;
    const names = Object.entries(tokens ?? {}).map(([token, value]) => {
      style?.setProperty(`--${propertyName(token)}`, value);
      return `--${propertyName(token)}`;
    });
    return () => names.forEach((name) => style?.removeProperty(name));
  }, [tokens]);
  return (
    <div
      ref={root}
      className={`cd-root ${className}`}
      lang={locale}
      data-cd-scheme={useScheme(scheme)}
      data-cd-density={density}
    >
      {children}
    </div>
  );
}
