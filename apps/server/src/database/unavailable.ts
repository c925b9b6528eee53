/** The SQLSTATEs of a PostgreSQL that cannot work now: it stops, starts, has no resources left, or timed out. */
const STATES: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '53300',
  '55P03',
  '25P03',
  '08000',
  '08001',
  '08003',
  '08006',
]);
/** The system's error codes for a missing connection. */
const SYSTEM: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENOENT',
]);
/** The driver reports these only by their message. */
const TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** True for a query that failed because the database was unavailable or too slow: a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  const isOfQuery = error instanceof Error && 'query' in error && 'params' in error;
  return isOfQuery ? isLost(error.cause) : isLost(error);
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    return STATES.has(error.code) || ('syscall' in error && SYSTEM.has(error.code));
  }
  return TEXTS.test(error.message);
}
