import { api, call } from './api';

/** The key and secret that the robot signs with. */
export const openApi = api.injectEndpoints({
  endpoints: (build) => ({
    credentials: build.query({
      queryFn: call((_: void) => (client, options) => client.openApi.credentials(options)),
      providesTags: ['openApi'],
    }),
    resetCredentials: build.mutation({
      queryFn: call((_: void) => (client, options) => client.openApi.resetCredentials(options)),
      invalidatesTags: ['openApi'],
    }),
  }),
});
