import type { regularDensity, scale } from './scale';
import type { lightColors } from './tokens';

/** A token that a host may override: `accent`, `radiusSm`, `font` and so on. */
export type TokenName = keyof typeof lightColors | keyof typeof scale | keyof typeof regularDensity;

/** The name of a token's custom property without its dashes: `onAccentSoft` is `cd-on-accent-soft`. */
export const propertyName = (token: string): string =>
  `cd-${token.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()}`;
