const UNIQUE_VIOLATION = '23505';

/** True for the error of a row that breaks a unique index; the driver's error stands behind that of the query. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isDuplicate(error.cause);
}
