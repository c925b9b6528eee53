import type { ChatdeckClient } from '@chatdeck/sdk';
import { api, call } from './api';
import { recordEndpoints } from './record-endpoints';

type Query = Parameters<ChatdeckClient['prompt']['list']>[0];

/** The prompts of the account. */
export const promptApi = api.injectEndpoints({
  endpoints: (build) => {
    const prompt = recordEndpoints(build, 'prompt', (client) => client.prompt);
    return {
      prompts: build.query({
        queryFn: call((query: Query) => (client, options) => client.prompt.list(query, options)),
        providesTags: ['prompt'],
      }),
      // Nobody waits for it, so its failure is announced nowhere.
      promptCount: build.query({
        queryFn: call(
          (_: void) => (client, options) =>
            client.prompt.list({ current: 1, pageSize: 1 }, options),
          'all',
        ),
        providesTags: ['prompt'],
      }),
      allPrompts: build.query({
        queryFn: call((_: void) => (client, options) => client.prompt.all(options)),
        providesTags: ['prompt'],
      }),
      addPrompt: prompt.add,
      updatePrompt: prompt.update,
      removePrompt: prompt.remove,
      restorePrompt: prompt.restore,
    };
  },
});
