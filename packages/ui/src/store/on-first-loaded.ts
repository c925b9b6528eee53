import type { Store } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from './api';

/**
 * Calls back once, when queries have been made and none is pending any more; returns the function that stops watching.
 */
export function onFirstLoaded(store: Store, callBack: () => void): () => void {
  const stop = store.subscribe(() => {
    const queries = Object.values(readState(store).queries);
    if (queries.length === 0 || queries.some((query) => query?.status === QueryStatus.pending))
      return;
    stop();
    callBack();
  });
  return stop;
}

// The store is typed without its state, so that its types do not reach the package's declarations.
const readState = (store: Store): ReturnType<typeof api.reducer> =>
  (store.getState() as Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>)[
    api.reducerPath
  ];
