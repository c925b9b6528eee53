import type { ChatdeckClient } from '@chatdeck/sdk';
import { api, call } from './api';
import { recordEndpoints } from './record-endpoints';

type Query = Parameters<ChatdeckClient['dialogue']['list']>[0];

/** Dialogues with AI services. */
export const dialogueApi = api.injectEndpoints({
  endpoints: (build) => {
    const dialogue = recordEndpoints(build, 'dialogue', (client) => client.dialogue);
    return {
      dialogues: build.query({
        queryFn: call((query: Query) => (client, options) => client.dialogue.list(query, options)),
        providesTags: ['dialogue'],
      }),
      addDialogue: dialogue.add,
      updateDialogue: dialogue.update,
      removeDialogue: dialogue.remove,
      restoreDialogue: dialogue.restore,
      reorderDialogues: build.mutation({
        queryFn: call(
          (ids: readonly string[]) => (client, options) => client.dialogue.reorder(ids, options),
        ),
        invalidatesTags: ['dialogue'],
      }),
    };
  },
});
