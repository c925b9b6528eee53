import type { DeletionProof } from '@chatdeck/sdk';
import { api, call } from './api';

/** Everything of an account: a copy of it, and its deletion. */
export const accountDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportAccount: build.mutation({
      queryFn: call((_: void) => (client, options) => client.accountData.exportAll(options)),
    }),
    askDeletion: build.mutation({
      queryFn: call(
        (proof: DeletionProof) => (client, options) =>
          client.accountData.askDeletion(proof, options),
      ),
      invalidatesTags: ['account', 'session'],
    }),
    keepAccount: build.mutation({
      queryFn: call((_: void) => (client, options) => client.accountData.keep(options)),
      invalidatesTags: ['account'],
    }),
  }),
});
