import { useLayoutEffect, type RefObject } from 'react';
import { propertyName } from '#theme/property-name.ts';
import type { Tokens, TokenValues } from '#theme/tokens.ts';

/** A host's tokens in a scheme: its own come before those of both. */
export function tokensIn(scheme: 'light' | 'dark', tokens: Tokens | undefined): TokenValues {
  const { light, dark, ...both } = tokens ?? {};
  return { ...both, ...(scheme === 'dark' ? dark : light) };
}

/** Sets a host's tokens on our root. */
export function useTokens(
  root: RefObject<HTMLElement | null>,
  tokens: Tokens | undefined,
  scheme: 'light' | 'dark',
): void {
  // Set through the CSSOM: a strict CSP blocks style attributes in served HTML.
  useLayoutEffect(() => {
    const style = root.current?.style;
    const names = Object.entries(tokensIn(scheme, tokens)).map(([token, value]) => {
      style?.setProperty(`--${propertyName(token)}`, value);
      return `--${propertyName(token)}`;
    });
    return () => names.forEach((name) => style?.removeProperty(name));
  }, [root, tokens, scheme]);
}
