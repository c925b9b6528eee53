import type { CallOptions, Material, MaterialQuery, MaterialTag, Result } from '@chatdeck/sdk';
import { api, call } from './api';
import type { Resources } from './call-port';
import { listAll } from './list-all';

/** How many one call counts. */
const COUNTED = 100;

/** The ids that rules, schedules or tasks send, chunk by chunk. */
async function usedAmong(ids: readonly string[], client: Resources, options: CallOptions) {
  const used: string[] = [];
  for (let from = 0; from < ids.length; from += COUNTED) {
    const some = ids.slice(from, from + COUNTED);
    const answer = await client.material.relatedCounts(some, options);
    if (!answer.ok) return answer;
    used.push(...answer.data.list.map(({ id }) => id));
  }
  return { ok: true, code: 0, message: '', data: used } satisfies Result<string[]>;
}

/** Several materials at once; every change refreshes all lists that show them. */
export const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    // What is left out where its call fails is announced nowhere.
    materialCounts: build.query({
      queryFn: call((_: void) => (client, options) => client.library.counts(options), 'all'),
      providesTags: ['material'],
    }),
    materialSizes: build.query({
      queryFn: call(
        (ids: readonly string[]) => (client, options) => client.library.sizes([...ids], options),
        'all',
      ),
    }),
    /** All that a search has found, as far as one call can change them. */
    foundMaterials: build.query({
      queryFn: call(
        (query: MaterialQuery) => (client, options) =>
          listAll<Material>(
            (page) => client.material.list({ ...query, ...page }, options),
            options,
          ),
      ),
    }),
    usedMaterials: build.query({
      queryFn: call(
        (ids: readonly string[]) => (client, options) => usedAmong(ids, client, options),
        'all',
      ),
    }),
    tagMaterials: build.mutation({
      queryFn: call(
        (list: readonly MaterialTag[]) => (client, options) =>
          client.library.tag([...list], options),
      ),
      invalidatesTags: ['material'],
    }),
    removeMaterials: build.mutation({
      queryFn: call(
        (ids: readonly string[]) => (client, options) => client.library.remove([...ids], options),
      ),
      invalidatesTags: ['material'],
    }),
    restoreMaterials: build.mutation({
      queryFn: call(
        (ids: readonly string[]) => (client, options) => client.library.restore([...ids], options),
      ),
      invalidatesTags: ['material'],
    }),
  }),
});
