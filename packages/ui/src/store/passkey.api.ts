import type { NewCredential, PasskeyProof, PasskeyRemoval, UsedCredential } from '@chatdeck/sdk';
import { api, call } from './api';

/** Passkeys of the account, and logging in with one. Challenges are answers of mutations: nothing caches them. */
export const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    passkeys: build.query({
      queryFn: call((_: void) => (client, options) => client.passkey.list(options)),
      providesTags: ['account'],
    }),
    beginPasskey: build.mutation({
      queryFn: call(
        (proof: PasskeyProof) => (client, options) => client.passkey.beginAdding(proof, options),
      ),
    }),
    addPasskey: build.mutation({
      queryFn: call(
        (credential: NewCredential) => (client, options) => client.passkey.add(credential, options),
      ),
      invalidatesTags: ['account'],
    }),
    renamePasskey: build.mutation({
      queryFn: call(
        ({ id, name }: { readonly id: string; readonly name: string }) =>
          (client, options) =>
            client.passkey.rename(id, name, options),
      ),
      invalidatesTags: ['account'],
    }),
    removePasskey: build.mutation({
      queryFn: call(
        (removal: PasskeyRemoval) => (client, options) => client.passkey.remove(removal, options),
      ),
      invalidatesTags: ['account'],
    }),
    beginPasskeyLogin: build.mutation({
      queryFn: call((_: void) => (client, options) => client.passkey.beginLogin(options)),
    }),
    passkeyLogin: build.mutation({
      queryFn: call(
        (credential: UsedCredential) => (client, options) =>
          client.passkey.login(credential, options),
      ),
      invalidatesTags: ['account'],
    }),
  }),
});
