import type { ChatdeckClient, PresetRole } from '@chatdeck/sdk';
import type { PresetRoleInput } from '@chatdeck/sdk/rules';
import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';

type PromptQuery = Parameters<ChatdeckClient['prompts']['list']>[0];

interface PresetRoleUpdate {
  readonly id: PresetRole['id'];
  readonly input: PresetRoleInput;
  /** The version that the change is made on. */
  readonly baseVersion: number;
}

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
        (prompts, { id, input, baseVersion }: PresetRoleUpdate, options) =>
          prompts.update(id, { ...input, baseVersion }, options),
        // Whoever saves asks what becomes of a record that was changed or deleted elsewhere.
        [CODE.configChanged, CODE.notFound],
      ),
      invalidatesTags: ['prompt'],
    }),
    removePresetRole: build.mutation({
      queryFn: call('prompts', (prompts, id: PresetRole['id'], options) =>
        prompts.remove(id, options),
      ),
      invalidatesTags: (_, error) => (error ? [] : ['prompt']),
    }),
    restorePresetRole: build.mutation({
      queryFn: call('prompts', (prompts, id: PresetRole['id'], options) =>
        prompts.restore(id, options),
      ),
      invalidatesTags: (restored) => (restored ? ['prompt'] : []),
    }),
  }),
});
