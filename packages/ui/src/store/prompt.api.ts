import type { ChatdeckClient, PresetRole } from '@chatdeck/sdk';
import type { PresetRoleInput } from '@chatdeck/sdk/rules';
import { api, call } from './api';

type PromptQuery = Parameters<ChatdeckClient['prompts']['list']>[0];

/** Preset roles; whatever changes one refreshes every list that shows them. */
export const promptApi = api.injectEndpoints({
  endpoints: (build) => ({
    presetRoles: build.query({
      queryFn: call('prompts', (prompts, query: PromptQuery, options) =>
        prompts.list(query, options),
      ),
      providesTags: ['prompt'],
    }),
    /** All of them, for a choice. */
    allPresetRoles: build.query({
      queryFn: call('prompts', (prompts, _: void, options) => prompts.all(options)),
      providesTags: ['prompt'],
    }),
    addPresetRole: build.mutation({
      queryFn: call('prompts', (prompts, input: PresetRoleInput, options) =>
        prompts.add(input, options),
      ),
      invalidatesTags: (added) => (added ? ['prompt'] : []),
    }),
    updatePresetRole: build.mutation({
      queryFn: call(
        'prompts',
        (prompts, { id, input }: { id: PresetRole['id']; input: PresetRoleInput }, options) =>
          prompts.update(id, input, options),
      ),
      invalidatesTags: (changed) => (changed ? ['prompt'] : []),
    }),
    removePresetRole: build.mutation({
      queryFn: call('prompts', (prompts, id: PresetRole['id'], options) =>
        prompts.remove(id, options),
      ),
      invalidatesTags: (_, error) => (error ? [] : ['prompt']),
    }),
  }),
});
