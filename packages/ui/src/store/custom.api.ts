import { CODE } from '@chatdeck/sdk/constants';
import type { CustomConfigInput } from '@chatdeck/sdk/rules';
import { api, call } from './api';

/** The custom centre: answers by group, answers in private and own channels. */
export const customApi = api.injectEndpoints({
  endpoints: (build) => ({
    customConfig: build.query({
      queryFn: call((_: void) => (client, options) => client.custom.load(options)),
      providesTags: ['customConfig'],
    }),
    saveCustomConfig: build.mutation({
      queryFn: call(
        ({ config, baseVersion }: { config: CustomConfigInput; baseVersion: number }) =>
          (client, options) =>
            client.custom.save(config, { ...options, baseVersion }),
        // A change of one row is retried on top of what another editor has saved.
        [CODE.configChanged],
      ),
      invalidatesTags: ['customConfig'],
    }),
  }),
});
