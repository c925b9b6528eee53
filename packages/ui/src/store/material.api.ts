import type { MaterialQuery } from '@chatdeck/sdk';
import type { MaterialInput } from '@chatdeck/sdk';
import { api, call } from './api';

/** Materials; whatever changes one refreshes every list that shows them. */
export const materialApi = api.injectEndpoints({
  endpoints: (build) => ({
    materials: build.query({
      queryFn: call((client, query: MaterialQuery, options) =>
        client.material.list(query, options),
      ),
      providesTags: ['material'],
    }),
    material: build.query({
      queryFn: call((client, id: string, options) => client.material.get(id, options)),
      providesTags: ['material'],
    }),
    addMaterial: build.mutation({
      queryFn: call((client, input: MaterialInput, options) => client.material.add(input, options)),
      invalidatesTags: (added) => (added ? ['material'] : []),
    }),
    updateMaterial: build.mutation({
      queryFn: call((client, { id, input }: { id: string; input: MaterialInput }, options) =>
        client.material.update(id, input, options),
      ),
      invalidatesTags: (changed) => (changed ? ['material'] : []),
    }),
    removeMaterial: build.mutation({
      queryFn: call((client, id: string, options) => client.material.remove(id, options)),
      invalidatesTags: (_, error) => (error ? [] : ['material']),
    }),
  }),
});
