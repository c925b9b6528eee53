import type { LoginInput, SignUpInput } from '@chatdeck/sdk';
import { api, call } from './api';

/** Signing up, in and out, and who is signed in. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation({
      queryFn: call('account', (account, input: SignUpInput, options) =>
        account.signUp(input, options),
      ),
    }),
    login: build.mutation({
      queryFn: call('account', (account, input: LoginInput, options) =>
        account.login(input, options),
      ),
      invalidatesTags: ['account'],
    }),
    logout: build.mutation({
      queryFn: call('account', (account, _: void, options) => account.logout(options)),
    }),
    user: build.query({
      queryFn: call('account', (account, _: void, options) => account.info(options)),
      providesTags: ['account'],
    }),
  }),
});
