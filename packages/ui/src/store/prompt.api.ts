import type { ChatdeckClient, PresetRole } from '@chatdeck/sdk';
import type { PresetRoleInput } from '@chatdeck/sdk/rules';
import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';

type PromptQuery = Parameters<ChatdeckClient['prompt']['list']>[0];

interface PresetRoleUpdate {
  readonly id: PresetRole['id'];
  readonly input: PresetRoleInput;
  /** The version that the change is made on. */
  readonly baseVersion: number;
}

/** Preset roles; whatever changes one refreshes every list that shows them. */
export const promptApi = api.injectEndpoints({
  endpoints: (build) => ({
    prompts: build.query({
      queryFn: call(
        (query: PromptQuery) => (client, options) => client.prompt.list(query, options),
      ),
      providesTags: ['prompt'],
    }),
    /** All of them, for a choice. */
    allPrompts: build.query({
      queryFn: call((_: void) => (client, options) => client.prompt.all(options)),
      providesTags: ['prompt'],
    }),
    addPrompt: build.mutation({
      queryFn: call(
        (input: PresetRoleInput) => (client, options) => client.prompt.add(input, options),
      ),
      invalidatesTags: (added) => (added ? ['prompt'] : []),
    }),
    updatePrompt: build.mutation({
      queryFn: call(
        ({ id, input, baseVersion }: PresetRoleUpdate) =>
          (client, options) =>
            client.prompt.update(id, { ...input, baseVersion }, options),
        // Whoever saves asks what becomes of a record that was changed or deleted elsewhere.
        [CODE.configChanged, CODE.notFound],
      ),
      invalidatesTags: ['prompt'],
    }),
    removePrompt: build.mutation({
      queryFn: call(
        (id: PresetRole['id']) => (client, options) => client.prompt.remove(id, options),
      ),
      invalidatesTags: (_, error) => (error ? [] : ['prompt']),
    }),
    restorePrompt: build.mutation({
      queryFn: call(
        (id: PresetRole['id']) => (client, options) => client.prompt.restore(id, options),
      ),
      invalidatesTags: (restored) => (restored ? ['prompt'] : []),
    }),
  }),
});
