/** The container whose width decides on layouts: our content, or the layer that a dialog lies in. */
export const CONTAINER = 'cd';

/**
 * Rules for a container of at most 640 px, where tables turn into cards and dialogs into sheets. The rules keep the
 * type that they were written in, so that a host needs no types of the tool that reads them.
 */
export const whenNarrow = <const Rules extends object>(
  rules: Rules,
): { readonly '@container': Record<string, Rules> } => ({
  '@container': { [`${CONTAINER} (max-width: 640px)`]: rules },
});
