import { deriveAccent } from './accent';
import type { Tokens } from './tokens';

/**
 * The tokens of an accent in both schemes, for `appearance.tokens`: the accent, and the tones and labels that follow
 * from it. `accent` is `#rgb` or `#rrggbb`, and so is `darkAccent`, by default the same; anything else throws.
 */
export function accentTokens(accent: string, darkAccent = accent): Tokens {
  const [light, dark] = [sixDigits(accent), sixDigits(darkAccent)];
  return {
    light: { accent: light, ...deriveAccent(light, 'light') },
    dark: { accent: dark, ...deriveAccent(dark, 'dark') },
  };
}

function sixDigits(colour: string): string {
  const hex = colour.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(hex)) return hex;
  if (/^#[0-9a-f]{3}$/.test(hex)) return hex.replace(/[0-9a-f]/g, '$&$&');
  throw new RangeError(`An accent is a colour such as #8a2b3c, not ${colour}`);
}
