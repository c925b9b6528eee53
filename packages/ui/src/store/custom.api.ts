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
      queryFn: call('custom', (custom, input: CustomConfigInput, options) =>
        custom.save(input, options),
      ),
      invalidatesTags: (saved) => (saved ? ['customConfig'] : []),
    }),
  }),
});
