import { statfs } from 'node:fs/promises';

/**
 * What stays free on the disk of `DATA_DIR`, in bytes. An embedded database that cannot write its log does not fail: it
 * hangs, and the process with it. So it becomes read-only as soon as less is left.
 */
export const RESERVED_BYTES = 64 * 1024 * 1024;

/** How many bytes are left on the disk of a folder; infinitely many where the system does not say. */
export const freeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    // Some network file systems report no size at all.
    ({ blocks, bavail, bsize }) => (blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY),
    () => Number.POSITIVE_INFINITY,
  );

/** There is too little space left on the disk to write a file. */
export class OutOfSpace extends Error {
  override readonly name = 'OutOfSpace';
}

/** The SQLSTATEs of a database that is read-only, or whose disk is full. */
const STATES: ReadonlySet<string> = new Set(['25006', '53100']);
/** The system's error codes for a full disk or an exhausted quota. */
const SYSTEM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/** True for a failure for want of space. */
export function isOutOfSpace(error: unknown): boolean {
  if (error instanceof OutOfSpace) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return STATES.has(code) || SYSTEM.has(code) || isOutOfSpace(error.cause);
}
