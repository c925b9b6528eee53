import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { accentTokens } from '#theme/accent-tokens.ts';
import { propertyName, type Tokens, type TokenValues } from '#theme/tokens.ts';

type Derive = typeof accentTokens;

/** Sets a host's tokens on our root, with what follows from its accent. */
export function useTokens(
  root: RefObject<HTMLElement | null>,
  tokens: Tokens | undefined,
  scheme: 'light' | 'dark',
): void {
  const derive = useDerivation(valuesIn(scheme, tokens).accent !== undefined);
  // Set through the CSSOM: a strict CSP blocks style attributes in served HTML.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const own = valuesIn(scheme, tokens);
    const derived = own.accent === undefined ? {} : derive?.(own.accent, scheme, element);
    const names = Object.entries({ ...derived, ...own }).map(([token, value]) => {
      element.style.setProperty(`--${propertyName(token)}`, value);
      return `--${propertyName(token)}`;
    });
    return () => names.forEach((name) => element.style.removeProperty(name));
  }, [root, tokens, scheme, derive]);
}

function valuesIn(scheme: 'light' | 'dark', tokens: Tokens = {}): TokenValues {
  const { light, dark, ...both } = tokens;
  return { ...both, ...(scheme === 'dark' ? dark : light) };
}

/** Loaded for those who have an accent of their own: most hosts and the console have none. */
function useDerivation(isNeeded: boolean): Derive | undefined {
  const [derive, setDerive] = useState<Derive>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isShown = true;
    import('#theme/accent-tokens.ts').then(
      (loaded) => isShown && setDerive(() => loaded.accentTokens),
      // The accent is shown with our own tones, which is no reason to bother anyone.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isNeeded]);
  return derive;
}
