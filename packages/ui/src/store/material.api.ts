import type { MaterialForm, MaterialQuery } from '@chatdeck/sdk';
import { CODE, type ContentType } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** Materials; whatever changes one refreshes every list that shows them. */
export const materialApi = api.injectEndpoints({
  endpoints: (build) => ({
    materials: build.query({
      queryFn: call('material', (material, query: MaterialQuery, options) =>
        material.list(query, options),
      ),
      providesTags: ['material'],
    }),
    materialTags: build.query({
      queryFn: call('material', (material, type: ContentType | undefined, options) =>
        material.tags({ type }, options),
      ),
      providesTags: ['material'],
    }),
    material: build.query({
      queryFn: call('material', (material, id: string, options) => material.get(id, options)),
      providesTags: ['material'],
    }),
    addMaterial: build.mutation({
      queryFn: call('material', (material, input: MaterialForm, options) =>
        material.add(input, options),
      ),
      invalidatesTags: (added) => (added ? ['material'] : []),
    }),
    updateMaterial: build.mutation({
      queryFn: call(
        'material',
        (
          material,
          {
            id,
            input,
            baseVersion,
          }: { id: string; input: MaterialForm; baseVersion?: number | undefined },
          options,
        ) => material.update(id, { ...input, baseVersion }, options),
        // Whoever saves asks what becomes of a material that was changed or deleted elsewhere.
        [CODE.configChanged, CODE.notFound],
      ),
      // One that is gone is not asked for again while its form is open.
      invalidatesTags: (changed, error) =>
        changed || error?.code === CODE.configChanged ? ['material'] : [],
    }),
    removeMaterial: build.mutation({
      queryFn: call('material', (material, id: string, options) => material.remove(id, options)),
      invalidatesTags: (_, error) => (error ? [] : ['material']),
    }),
    restoreMaterial: build.mutation({
      queryFn: call('material', (material, id: string, options) => material.restore(id, options)),
      invalidatesTags: (restored) => (restored ? ['material'] : []),
    }),
  }),
});
