import { useLayoutEffect, useRef, type ReactNode } from 'react';
// No subpath of react-stately says this publicly: `@react-stately/flags` is a package around this very module.
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

/** The element that carries the theme; everything of ours lies in one. */
export function ThemeRoot({ appearance, locale, className, children }: ThemeRootProps) {
  const { scheme = 'auto', density = 'regular', tokens } = appearance;
  const root = useRef<HTMLDivElement>(null);
  // Focus and presses are then looked up through shadow roots; elsewhere that would only cost time.
  useLayoutEffect(() => {
    if (root.current?.getRootNode() instanceof ShadowRoot) enableShadowDOM();
  }, []);
  // Set through the CSSOM: a style attribute in served HTML would break a strict CSP.
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
