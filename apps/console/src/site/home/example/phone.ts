import { CONTAINER } from '@chatdeck/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

type Rules = NonNullable<StyleRule['@container']>[string];

/** The width at which the two cards of the example are stacked instead of overlapping. */
export const onPhone = (rules: Rules): Pick<StyleRule, '@container'> => ({
  '@container': { [`${CONTAINER} (max-width: 680px)`]: rules },
});
