/** A deleted row and its index. */
interface RemovedRow<T> {
  readonly row: T;
  readonly at: number;
}

/** Deleted rows that can be restored, newest last. */
export type Removed<T> = RemovedRow<T>[];
