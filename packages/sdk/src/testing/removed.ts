/** A row that was deleted, and where it stood. */
export interface RemovedRow<T> {
  readonly row: T;
  readonly at: number;
}

/** What was deleted and can be brought back, newest last. */
export type Removed<T> = RemovedRow<T>[];
