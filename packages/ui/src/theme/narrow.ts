import type { StyleRule } from '@vanilla-extract/css';

type Rules = NonNullable<StyleRule['@container']>[string];

/** The container whose width decides on layouts: our content, or the layer that a dialog lies in. */
export const CONTAINER = 'cd';

/** Rules for a container of at most 640 px, where tables turn into cards and dialogs into sheets. */
export const whenNarrow = (rules: Rules): Pick<StyleRule, '@container'> => ({
  '@container': { [`${CONTAINER} (max-width: 640px)`]: rules },
});
