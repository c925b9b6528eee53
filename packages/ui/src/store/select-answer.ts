interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
}

/**
 * For a query of which only the answer is shown, as `selectFromResult`: what shows it is not rendered for each time that it
 * is loaded and comes back the same.
 */
export const selectAnswer = <Data>({ data, error, isError }: Answer<Data>): Answer<Data> => ({
  data,
  error,
  isError,
});
