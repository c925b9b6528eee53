import type { SecondFactorInput, TwoFactorProof } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** Two-factor login. Secrets and recovery codes are answers of mutations: nothing caches them. */
export const twoFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.mutation({
      queryFn: call(
        (input: SecondFactorInput) => (client, options) => client.twoFactor.login(input, options),
        // The ticket has expired: the password is asked for again.
        [CODE.notFound],
      ),
      invalidatesTags: ['account'],
    }),
    twoFactor: build.query({
      queryFn: call((_: void) => (client, options) => client.twoFactor.status(options)),
      providesTags: ['account'],
    }),
    beginTwoFactor: build.mutation({
      queryFn: call(
        (password: string) => (client, options) => client.twoFactor.begin(password, options),
      ),
    }),
    turnOnTwoFactor: build.mutation({
      queryFn: call((code: string) => (client, options) => client.twoFactor.turnOn(code, options)),
      invalidatesTags: ['account', 'session'],
    }),
    turnOffTwoFactor: build.mutation({
      queryFn: call(
        (proof: TwoFactorProof) => (client, options) => client.twoFactor.turnOff(proof, options),
      ),
      invalidatesTags: ['account'],
    }),
    renewRecoveryCodes: build.mutation({
      queryFn: call(
        (proof: TwoFactorProof) => (client, options) => client.twoFactor.renewCodes(proof, options),
      ),
      invalidatesTags: ['account'],
    }),
  }),
});
