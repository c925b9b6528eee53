import type { Readable } from 'node:stream';

/** A part of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file that is about to be read. */
export interface StoredObject {
  readonly size: number;
  /** Opens the file, or a part of it. */
  readonly open: (range?: ByteRange) => Promise<Readable>;
}

/** Keeps files by key; a key is written once and never changes. */
export interface ObjectStore {
  /** Stores a file of this machine; false when the key has one already. */
  readonly add: (key: string, path: string, contentType: string) => Promise<boolean>;
  /** Deletes a file; one that is not there is no failure. */
  readonly remove: (key: string) => Promise<void>;
  readonly find: (key: string) => Promise<StoredObject | undefined>;
}

/** True for a key that we made: plain names, joined by slashes, none of them hidden. */
export const isStoreKey = (key: string): boolean =>
  key.length <= 750 && /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key);
