import { api, call } from './api';

/** Whose the session is, and what it may do; by itself, since every panel needs it and nothing else of an account. */
export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    user: build.query({
      queryFn: call(
        (_: void) => (client, options) => client.account.info(options),
        [],
        ({ scopes }) => scopes,
      ),
      providesTags: ['account'],
      // What opens later knows at once what the session may do.
      keepUnusedDataFor: Infinity,
    }),
  }),
});
