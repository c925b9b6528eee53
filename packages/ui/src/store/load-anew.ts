/** A query of the store that has been started. */
export interface StartedQuery {
  readonly refetch: () => PromiseLike<{ readonly startedTimeStamp?: number }>;
}

/**
 * Loads a query of the store anew. RTK Query drops a refetch while the query is loading, whose answer may be older than
 * what the caller knows of; it is then loaded once more.
 */
export function loadAnew({ refetch }: StartedQuery): void {
  const requestedAt = Date.now();
  void refetch().then(({ startedTimeStamp = requestedAt }) => {
    if (startedTimeStamp < requestedAt) void refetch();
  });
}
