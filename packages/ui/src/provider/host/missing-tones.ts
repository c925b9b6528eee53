import { ACCENT_TONES } from '#theme/accent.ts';
import type { Tokens } from '#theme/tokens.ts';
import { tokensIn } from '../use-tokens';

/** The tones that a host's accent lacks in one of the schemes, where they stay those of our own. */
export function missingTones(tokens: Tokens | undefined): readonly string[] {
  const accented = (['light', 'dark'] as const)
    .map((scheme) => tokensIn(scheme, tokens))
    .filter(({ accent }) => accent !== undefined);
  return ACCENT_TONES.filter((tone) => accented.some((own) => own[tone] === undefined));
}
