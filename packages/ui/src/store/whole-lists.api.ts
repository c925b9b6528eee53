import { api, call } from './api';
import { listAll } from './list-all';

/** The dialogues and the materials in full; apart from their pages, so that a panel of materials does not load it. */
export const wholeListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    allDialogues: build.query({
      queryFn: call((_: void) => (client, options) => listAll(client.dialogue.list, options)),
      providesTags: ['dialogue'],
    }),
    allMaterials: build.query({
      queryFn: call((_: void) => (client, options) => listAll(client.material.list, options)),
      providesTags: ['material'],
    }),
  }),
});
