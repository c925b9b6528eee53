import { api, call } from './api';

/** The key and secret that the robot signs with. */
export const openApi = api.injectEndpoints({
  endpoints: (build) => ({
    credentials: build.query({
      queryFn: call('openApi', (openApi, _: void, options) => openApi.credentials(options)),
      providesTags: ['openApi'],
    }),
    resetCredentials: build.mutation({
      queryFn: call('openApi', (openApi, _: void, options) => openApi.resetCredentials(options)),
      invalidatesTags: ['openApi'],
    }),
  }),
});
