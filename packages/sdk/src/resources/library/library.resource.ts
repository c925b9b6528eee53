import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import { libraryEndpoints as calls } from './library.endpoints';

/** A material and the tag that it is to have; empty for none. */
export interface MaterialTag {
  readonly id: string;
  readonly tag: string;
}

/** Several materials at once. A call changes at most 2,000; what is gone meanwhile is left out of its answer. */
export const libraryResource = ({ call }: Connection) => ({
  /** How many there are of each type, as `{ list }` of `{ type, count }`. */
  counts: (options?: CallOptions) => call(calls.counts, {}, options),
  /** The sizes of the files of at most 100 materials, as `{ list }` of `{ id, bytes }`. */
  sizes: (ids: string[], options?: CallOptions) => call(calls.sizes, { ids }, options),
  /** Gives each its tag, and so moves it from another; `{ ids }` of the changed ones. */
  tag: (list: MaterialTag[], options?: CallOptions) => call(calls.tag, { list }, options),
  /** Deletes them; `{ ids }` of the deleted ones, which `restore` brings back. */
  remove: (ids: string[], options?: CallOptions) => call(calls.remove, { ids }, options),
  /** Restores them within 30 days; 10002 where the account has no room for all of them. */
  restore: (ids: string[], options?: CallOptions) => call(calls.restore, { ids }, options),
});
