import type { ChatdeckClient } from '@chatdeck/sdk';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import { api, call } from './api';

type Query = Parameters<ChatdeckClient['dialogues']['list']>[0];

/** Dialogues with AI services; whatever changes one refreshes every list that shows them. */
export const dialogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    dialogues: build.query({
      queryFn: call('dialogues', (dialogues, query: Query, options) =>
        dialogues.list(query, options),
      ),
      providesTags: ['dialogue'],
    }),
    addDialogue: build.mutation({
      queryFn: call('dialogues', (dialogues, input: DialogueInput, options) =>
        dialogues.add(input, options),
      ),
      invalidatesTags: (added) => (added ? ['dialogue'] : []),
    }),
    updateDialogue: build.mutation({
      queryFn: call(
        'dialogues',
        (dialogues, { id, input }: { id: string; input: DialogueInput }, options) =>
          dialogues.update(id, input, options),
      ),
      invalidatesTags: (changed) => (changed ? ['dialogue'] : []),
    }),
    removeDialogue: build.mutation({
      queryFn: call('dialogues', (dialogues, id: string, options) => dialogues.remove(id, options)),
      invalidatesTags: (_, error) => (error ? [] : ['dialogue']),
    }),
  }),
});
