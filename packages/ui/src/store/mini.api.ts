import { api, call } from './api';

/** Logging in by scanning a code. Nothing of it is kept: the answer that confirms carries the session, once. */
export const miniApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginCode: build.mutation({
      queryFn: call('mini', (mini, _: void, options) => mini.loginCode(options)),
    }),
    checkLogin: build.mutation({
      queryFn: call('mini', (mini, ticket: string, options) => mini.checkLogin(ticket, options)),
    }),
  }),
});
