import { CONTAINER } from '@chatdeck/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

type Rules = NonNullable<StyleRule['@container']>[string];

/** Where the two cards of the example no longer overlap but follow each other. */
export const onPhone = (rules: Rules): Pick<StyleRule, '@container'> => ({
  '@container': { [`${CONTAINER} (max-width: 680px)`]: rules },
});
