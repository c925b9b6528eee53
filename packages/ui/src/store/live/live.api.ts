import type { LiveEvent } from '@chatdeck/sdk';
import { api, type Tag } from '../api';
import { CallPort } from '../call-port';
import type { LiveState } from './listen-alone';

/** A robot sends its friends in many batches: changes within this time cause a single refetch. */
const BATCH_MS = 300;

/** Collects changed tags and invalidates them together. */
function createTagBatch(dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown) {
  const tags = new Set<Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    dispatch(api.util.invalidateTags([...tags]));
    tags.clear();
  };
  return {
    add(...changed: readonly Tag[]): void {
      changed.forEach((tag) => tags.add(tag));
      timer ??= setTimeout(flush, BATCH_MS);
    },
    cancel: () => clearTimeout(timer),
  };
}

/** The single stream of a store: opened by the first component that needs it, closed after the last. */
export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    live: build.query<LiveState, void>({
      queryFn: () => ({ data: 'down' }),
      // Survives a switch from one screen to the next.
      keepUnusedDataFor: 1,
      onCacheEntryAdded: async (_, entry) => {
        const port = entry.extra instanceof CallPort ? entry.extra : undefined;
        const stop = new AbortController();
        const tags = createTagBatch(entry.dispatch);
        void entry.cacheEntryRemoved.then(() => {
          stop.abort();
          tags.cancel();
        });
        try {
          await entry.cacheDataLoaded;
        } catch {
          return; // Removed before it started.
        }
        const event = port?.event;
        if (!event) return;
        const { dispatch } = entry;
        const [{ applyEvent }, { listenPersistently }] = await Promise.all([
          import('./apply-event'),
          import('./listen-persistently'),
        ]);
        const { clientId } = port;
        const sink = {
          onEvent: (event: LiveEvent) =>
            applyEvent(event, {
              clientId,
              dispatch,
              refresh: (...changed) => tags.add(...changed),
            }),
          onState: (state: LiveState) =>
            void (stop.signal.aborted || entry.updateCachedData(() => state)),
        };
        await listenPersistently(event, sink, stop.signal, (refusal) => port.refused(refusal));
      },
    }),
  }),
});
