/** The state of a code that a browser shows and a phone scans. */
export const SCAN_STATE = {
  /** Not scanned yet. */
  waiting: 'waiting',
  /** Scanned by a phone whose owner has not answered yet. */
  scanned: 'scanned',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  /** The phone that scanned a login code is not bound to an account; it has to be bound first. */
  unbound: 'unbound',
  /** Expired, already used, or unknown. */
  expired: 'expired',
} as const;
/** The state of a scanned code. */
export type ScanState = (typeof SCAN_STATE)[keyof typeof SCAN_STATE];
