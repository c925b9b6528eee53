import { statfs } from 'node:fs/promises';

/**
 * What stays free on the disk of `DATA_DIR`, in bytes. An embedded database that cannot write its log does not fail: it
 * waits for ever, and the process with it. So it is only read as soon as there is less.
 */
export const RESERVED_BYTES = 64 * 1024 * 1024;

/** How many bytes are left on the disk of a folder; infinitely many where the system does not say. */
export type FreeBytes = (folder: string) => Promise<number>;

export const freeBytes: FreeBytes = (folder) =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );

/** There is too little space left on the disk to write a file. */
export class OutOfSpace extends Error {
  override readonly name = 'OutOfSpace';
}

/** The SQLSTATEs of a database that may only be read, or whose disk is full. */
const STATES: ReadonlySet<string> = new Set(['25006', '53100']);
/** The system's error codes for a disk, or a share of it, that is full. */
const SYSTEM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/** True for what failed because there is no space left to save it. */
export function isOutOfSpace(error: unknown): boolean {
  if (error instanceof OutOfSpace) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return STATES.has(code) || SYSTEM.has(code) || isOutOfSpace(error.cause);
}
