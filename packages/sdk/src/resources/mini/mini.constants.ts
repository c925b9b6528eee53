/** What became of a code that a browser shows and a phone scans. */
export const SCAN_STATE = {
  /** Nobody scanned it yet. */
  waiting: 'waiting',
  /** A phone has it and its owner has not answered yet. */
  scanned: 'scanned',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  /** The phone that scanned a login code belongs to no account; it has to be bound first. */
  unbound: 'unbound',
  /** Too old, already used, or never there. */
  expired: 'expired',
} as const;
/** How far a scanned code is. */
export type ScanState = (typeof SCAN_STATE)[keyof typeof SCAN_STATE];
