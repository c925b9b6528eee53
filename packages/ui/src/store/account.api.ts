import type {
  EmailChangeInput,
  LoginInput,
  NewPasswordInput,
  NoticesInput,
  PasswordChangeInput,
  SignUpInput,
} from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** Signing up, in and out, and what an account can change of itself. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation({
      queryFn: call(
        (input: SignUpInput) => (client, options) => client.account.signUp(input, options),
      ),
    }),
    login: build.mutation({
      queryFn: call(
        (input: LoginInput) => (client, options) => client.account.login(input, options),
        // The password was right, and the login goes on with a code.
        [CODE.secondFactorNeeded],
      ),
      invalidatesTags: ['account'],
    }),
    logout: build.mutation({
      queryFn: call((_: void) => (client, options) => client.account.logout(options)),
    }),
    sendReset: build.mutation({
      queryFn: call(
        (email: string) => (client, options) => client.account.sendReset(email, options),
      ),
    }),
    resetLink: build.query({
      queryFn: call(
        (token: string) => (client, options) => client.account.checkReset(token, options),
      ),
    }),
    resetPassword: build.mutation({
      queryFn: call(
        (input: NewPasswordInput) => (client, options) =>
          client.account.resetPassword(input, options),
      ),
    }),
    activation: build.query({
      queryFn: call(
        (token: string) => (client, options) => client.account.activate(token, options),
      ),
    }),
    sendActivation: build.mutation({
      queryFn: call((_: void) => (client, options) => client.account.sendActivation(options)),
      invalidatesTags: ['account'],
    }),
    changePassword: build.mutation({
      queryFn: call(
        (input: PasswordChangeInput) => (client, options) =>
          client.account.changePassword(input, options),
      ),
    }),
    changeEmail: build.mutation({
      queryFn: call(
        (input: EmailChangeInput) => (client, options) =>
          client.account.changeEmail(input, options),
      ),
      invalidatesTags: ['account'],
    }),
    changeNotices: build.mutation({
      queryFn: call(
        (input: NoticesInput) => (client, options) => client.account.changeNotices(input, options),
      ),
      invalidatesTags: ['account'],
    }),
    /** The browsers in which the account is logged in. */
    sessions: build.query({
      queryFn: call((_: void) => (client, options) => client.account.sessions(options)),
      providesTags: ['session'],
    }),
    endSession: build.mutation({
      queryFn: call(
        (id: string) => (client, options) => client.account.endSession(id, options),
        // It has ended already.
        [CODE.notFound],
      ),
      invalidatesTags: ['session'],
    }),
    endOtherSessions: build.mutation({
      queryFn: call((_: void) => (client, options) => client.account.endOtherSessions(options)),
      invalidatesTags: ['session'],
    }),
  }),
});
