import type {
  EmailChangeInput,
  LoginInput,
  NewPasswordInput,
  PasswordChangeInput,
  SignUpInput,
} from '@chatdeck/sdk';
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
    sendReset: build.mutation({
      queryFn: call('account', (account, email: string, options) =>
        account.sendReset(email, options),
      ),
    }),
    resetLink: build.query({
      queryFn: call('account', (account, token: string, options) =>
        account.checkReset(token, options),
      ),
    }),
    resetPassword: build.mutation({
      queryFn: call('account', (account, input: NewPasswordInput, options) =>
        account.resetPassword(input, options),
      ),
    }),
    activation: build.query({
      queryFn: call('account', (account, token: string, options) =>
        account.activate(token, options),
      ),
    }),
    sendActivation: build.mutation({
      queryFn: call('account', (account, _: void, options) => account.sendActivation(options)),
      invalidatesTags: ['account'],
    }),
    changePassword: build.mutation({
      queryFn: call('account', (account, input: PasswordChangeInput, options) =>
        account.changePassword(input, options),
      ),
    }),
    changeEmail: build.mutation({
      queryFn: call('account', (account, input: EmailChangeInput, options) =>
        account.changeEmail(input, options),
      ),
      invalidatesTags: ['account'],
    }),
    user: build.query({
      queryFn: call('account', (account, _: void, options) => account.info(options)),
      providesTags: ['account'],
    }),
  }),
});
