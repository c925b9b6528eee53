import type { ChatdeckClient } from '@chatdeck/sdk';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';

type Query = Parameters<ChatdeckClient['dialogue']['list']>[0];

interface DialogueUpdate {
  readonly id: string;
  readonly input: DialogueInput;
  /** The version that the change is made on. */
  readonly baseVersion: number;
}

/** Dialogues with AI services; whatever changes one refreshes every list that shows them. */
export const dialogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    dialogues: build.query({
      queryFn: call((query: Query) => (client, options) => client.dialogue.list(query, options)),
      providesTags: ['dialogue'],
    }),
    addDialogue: build.mutation({
      queryFn: call(
        (input: DialogueInput) => (client, options) => client.dialogue.add(input, options),
      ),
      invalidatesTags: (added) => (added ? ['dialogue'] : []),
    }),
    updateDialogue: build.mutation({
      queryFn: call(
        ({ id, input, baseVersion }: DialogueUpdate) =>
          (client, options) =>
            client.dialogue.update(id, { ...input, baseVersion }, options),
        // Whoever saves asks what becomes of a record that was changed or deleted elsewhere.
        [CODE.configChanged, CODE.notFound],
      ),
      invalidatesTags: ['dialogue'],
    }),
    removeDialogue: build.mutation({
      queryFn: call((id: string) => (client, options) => client.dialogue.remove(id, options)),
      invalidatesTags: (_, error) => (error ? [] : ['dialogue']),
    }),
    restoreDialogue: build.mutation({
      queryFn: call((id: string) => (client, options) => client.dialogue.restore(id, options)),
      invalidatesTags: (restored) => (restored ? ['dialogue'] : []),
    }),
  }),
});
