import { useLayoutEffect, type RefObject } from 'react';
import { propertyName } from '#theme/property-name.ts';
import type { Tokens } from '#theme/tokens.ts';

/** Sets a host's tokens on our root; those of the scheme come before those of both. */
export function useTokens(
  root: RefObject<HTMLElement | null>,
  tokens: Tokens | undefined,
  scheme: 'light' | 'dark',
): void {
  // Set through the CSSOM: a strict CSP blocks style attributes in served HTML.
  useLayoutEffect(() => {
    const style = root.current?.style;
    const { light, dark, ...both } = tokens ?? {};
    const own = { ...both, ...(scheme === 'dark' ? dark : light) };
    const names = Object.entries(own).map(([token, value]) => {
      style?.setProperty(`--${propertyName(token)}`, value);
      return `--${propertyName(token)}`;
    });
    return () => names.forEach((name) => style?.removeProperty(name));
  }, [root, tokens, scheme]);
}
