import { deriveAccent } from './accent';
import { readColour } from './read-colour';
import { type TokenValues } from './tokens';

/** The tokens that follow from an accent in any CSS notation; none where it is no colour. */
export function accentTokens(
  accent: string,
  scheme: 'light' | 'dark',
  element: HTMLElement,
): TokenValues {
  const colour = readColour(accent, element);
  return colour === undefined ? {} : deriveAccent(colour, scheme);
}
