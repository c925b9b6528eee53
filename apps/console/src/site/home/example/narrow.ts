import { CONTAINER } from '@chatdeck/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

type Rules = NonNullable<StyleRule['@container']>[string];

/** Below this the headline and the example have a column each, with the two cards of the example one below the other. */
const STACKED = `${CONTAINER} (max-width: 1240px)`;
/** Below this there is one column. */
const PHONE = `${CONTAINER} (max-width: 820px)`;

/** Rules for a window in which the two cards of the example do not overlap, and further ones for one column. */
export const whenStacked = (rules: Rules, onPhone: Rules = {}): Pick<StyleRule, '@container'> => ({
  '@container': { [STACKED]: rules, [PHONE]: onPhone },
});

export const onPhone = (rules: Rules) => whenStacked({}, rules);
