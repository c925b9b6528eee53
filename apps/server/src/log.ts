/** The stack frames without the first lines, which repeat the message. */
export const placesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/** True for a failed query, whose message contains all values to be stored: passwords, tokens, configs. */
const isFailedQuery = (error: Error): error is Error & { readonly query: string } =>
  'query' in error && 'params' in error && typeof error.query === 'string';

/** The SQLSTATE of a failed query, in brackets; empty without one. */
export function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
}

/** The reason of a failure, without the values that caused it. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isFailedQuery(error) ? `Failed query${codeOf(error)}: ${error.query}` : error.message;
}

/** An error as it is logged. */
export const loggedError = (error: Error) => ({
  type: error.name,
  message: failureText(error),
  stack: placesOf(error.stack),
});

/** Logs a failure that no caller waits for, as one line; the caller must keep secrets out of it. */
export function logFailure(msg: string, error: unknown): void {
  const message = failureText(error);
  const line = { level: 50, time: Date.now(), pid: process.pid, msg, err: { message } };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
