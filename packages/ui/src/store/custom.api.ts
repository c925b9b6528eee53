import { CODE } from '@chatdeck/sdk/constants';
import type { CustomConfigInput } from '@chatdeck/sdk/rules';
import { api, call } from './api';

/** The custom centre: answers by group, answers in private and own channels. */
export const customApi = api.injectEndpoints({
  endpoints: (build) => ({
    customConfig: build.query({
      queryFn: call('custom', (custom, _: void, options) => custom.load(options)),
      providesTags: ['customConfig'],
    }),
    saveCustomConfig: build.mutation({
      queryFn: call(
        'custom',
        (
          custom,
          { config, baseVersion }: { config: CustomConfigInput; baseVersion: number },
          options,
        ) => custom.save(config, { ...options, baseVersion }),
        // A change of one row is made again on what somebody else has saved.
        [CODE.configChanged],
      ),
      invalidatesTags: ['customConfig'],
    }),
  }),
});
