import type { LoginInput, SignUpInput } from '@chatdeck/sdk';
import { api, call } from './api';

/** Signing up, in and out, and who is signed in. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation({
      queryFn: call((client, input: SignUpInput, options) => client.account.signUp(input, options)),
    }),
    login: build.mutation({
      queryFn: call((client, input: LoginInput, options) => client.account.login(input, options)),
      invalidatesTags: ['account'],
    }),
    logout: build.mutation({
      queryFn: call((client, _: void, options) => client.account.logout(options)),
    }),
    user: build.query({
      queryFn: call((client, _: void, options) => client.account.info(options)),
      providesTags: ['account'],
    }),
  }),
});
