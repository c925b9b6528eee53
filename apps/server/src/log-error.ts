/** The places of a stack without its first lines, which repeat the message. */
export const placesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/** True for a failed query, whose message holds all that was to be stored: passwords, tokens, configs. */
const isFailedQuery = (error: Error): error is Error & { readonly query: string } =>
  'query' in error && 'params' in error && typeof error.query === 'string';

/** The code of the database for a failed query, in brackets; empty without one. */
export function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
}

/** What is wrong, without the values that it went wrong with. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isFailedQuery(error) ? `Failed query${codeOf(error)}: ${error.query}` : error.message;
}

/** An error as it is written to the log. */
export const loggedError = (error: Error) => ({
  type: error.name,
  message: failureText(error),
  stack: placesOf(error.stack),
});
