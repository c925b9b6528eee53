import type { BindingState } from '@chatdeck/sdk';
import { api, call } from './api';

/** Logging in and binding by scanning a code. Nothing of it is kept: the answer that confirms a login carries the session, once. */
export const miniApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginCode: build.mutation({
      queryFn: call('mini', (mini, _: void, options) => mini.loginCode(options)),
    }),
    checkLogin: build.mutation({
      queryFn: call('mini', (mini, ticket: string, options) => mini.checkLogin(ticket, options)),
    }),
    bindCode: build.mutation({
      queryFn: call('mini', (mini, _: void, options) => mini.bindCode(options)),
    }),
    checkBinding: build.mutation({
      queryFn: call('mini', (mini, ticket: string, options) => mini.checkBinding(ticket, options)),
      invalidatesTags: (answer: { readonly state: BindingState } | undefined) =>
        answer?.state === 'confirmed' ? ['account'] : [],
    }),
    unbind: build.mutation({
      queryFn: call('mini', (mini, _: void, options) => mini.unbind(options)),
      invalidatesTags: ['account'],
    }),
  }),
});
