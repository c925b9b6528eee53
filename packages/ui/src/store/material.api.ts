import type { MaterialForm, MaterialQuery } from '@chatdeck/sdk';
import { CODE, type ContentType } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** Materials; every change refreshes all lists that show them. */
export const materialApi = api.injectEndpoints({
  endpoints: (build) => ({
    materials: build.query({
      queryFn: call(
        (query: MaterialQuery) => (client, options) => client.material.list(query, options),
      ),
      providesTags: ['material'],
    }),
    materialTags: build.query({
      queryFn: call(
        (type: ContentType | undefined) => (client, options) =>
          client.material.tags({ type }, options),
      ),
      providesTags: ['material'],
    }),
    material: build.query({
      queryFn: call((id: string) => (client, options) => client.material.get(id, options)),
      providesTags: ['material'],
    }),
    addMaterial: build.mutation({
      queryFn: call(
        (input: MaterialForm) => (client, options) => client.material.add(input, options),
      ),
      invalidatesTags: (added) => (added ? ['material'] : []),
    }),
    updateMaterial: build.mutation({
      queryFn: call(
        ({
          id,
          input,
          baseVersion,
        }: {
          id: string;
          input: MaterialForm;
          baseVersion?: number | undefined;
        }) =>
          (client, options) =>
            client.material.update(id, { ...input, baseVersion }, options),
        // The form itself resolves a conflict with a change or deletion made elsewhere.
        [CODE.configChanged, CODE.notFound],
      ),
      // A deleted material is not refetched while its form is open.
      invalidatesTags: (changed, error) =>
        changed || error?.code === CODE.configChanged ? ['material'] : [],
    }),
    removeMaterial: build.mutation({
      queryFn: call((id: string) => (client, options) => client.material.remove(id, options)),
      invalidatesTags: (_, error) => (error ? [] : ['material']),
    }),
    restoreMaterial: build.mutation({
      queryFn: call((id: string) => (client, options) => client.material.restore(id, options)),
      invalidatesTags: (restored) => (restored ? ['material'] : []),
    }),
  }),
});
