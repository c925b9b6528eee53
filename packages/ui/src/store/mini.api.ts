import type { BindingState } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/**
 * Logging in and binding by scanning a code. Responses are not cached: the one that confirms a login carries the
 * session, once.
 */
export const miniApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginCode: build.mutation({
      queryFn: call((_: void) => (client, options) => client.mini.loginCode(options)),
    }),
    checkLogin: build.mutation({
      queryFn: call(
        (ticket: string) => (client, options) => client.mini.checkLogin(ticket, options),
        // The phone confirmed, and the login goes on with a code.
        [CODE.secondFactorNeeded],
      ),
    }),
    bindCode: build.mutation({
      queryFn: call((_: void) => (client, options) => client.mini.bindCode(options)),
    }),
    checkBinding: build.mutation({
      queryFn: call(
        (ticket: string) => (client, options) => client.mini.checkBinding(ticket, options),
      ),
      invalidatesTags: (answer: { readonly state: BindingState } | undefined) =>
        answer?.state === 'confirmed' ? ['account'] : [],
    }),
    unbind: build.mutation({
      queryFn: call((_: void) => (client, options) => client.mini.unbind(options)),
      invalidatesTags: ['account'],
    }),
  }),
});
