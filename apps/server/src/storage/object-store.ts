import type { Readable } from 'node:stream';

/** A range of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file that can be read. */
export interface StoredObject {
  readonly size: number;
  /** Opens the file, or a range of it. */
  readonly open: (range?: ByteRange) => Promise<Readable>;
}

/** Stores files by key; a key is written once and never changes. */
export interface ObjectStore {
  /** Stores a local file; false when the key already exists. */
  readonly add: (key: string, path: string, contentType: string) => Promise<boolean>;
  /** Deletes a file; a missing one is no failure. */
  readonly remove: (key: string) => Promise<void>;
  readonly find: (key: string) => Promise<StoredObject | undefined>;
  /** Rejects when files cannot be stored or read now. */
  readonly check: () => Promise<void>;
}

/** True for a key in our format: plain names joined by slashes, none of them hidden. */
export const isStoreKey = (key: string): boolean =>
  key.length <= 750 && /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key);

/** The store that is hard-coded in the robot plugin; our robots upload to this server instead. */
const ORIGINAL_STORE = 'https://img.aibotk.com/';

/** Our address of a file that the robot reports to be in the original store. */
export const rewriteFileUrl = (url: string): string =>
  url.startsWith(ORIGINAL_STORE) ? `/files/${url.slice(ORIGINAL_STORE.length)}` : url;
