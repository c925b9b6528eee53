/** The name of the query container for layouts: our content root, or the layer of a dialog. */
export const CONTAINER = 'cd';

/**
 * Rules for a container of at most 640 px, where tables turn into cards and dialogs into sheets. The return type is
 * that of the argument, so that a host needs no types of the CSS build tool.
 */
export const whenNarrow = <const Rules extends object>(
  rules: Rules,
): { readonly '@container': Record<string, Rules> } => ({
  '@container': { [`${CONTAINER} (max-width: 640px)`]: rules },
});

/** Rules for a container of 640 to 1100 px: a small window, where a table has a sidebar beside it and is no cards yet. */
export const whenTight = <const Rules extends object>(
  rules: Rules,
): { readonly '@container': Record<string, Rules> } => ({
  '@container': { [`${CONTAINER} (min-width: 640.02px) and (max-width: 1100px)`]: rules },
});

/**
 * Rules for a container from 1180 px on, where a page has room for a second column. The container of the console holds its
 * navigation too.
 */
export const whenWide = <const Rules extends object>(
  rules: Rules,
): { readonly '@container': Record<string, Rules> } => ({
  '@container': { [`${CONTAINER} (min-width: 1180px)`]: rules },
});
