import type { AuditQuery } from '@chatdeck/sdk';
import { api, call, TAGS } from './api';

/** Who changed what in the account: whatever changes, it has one entry more. */
export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query({
      queryFn: call((query: AuditQuery) => (client, options) => client.audit.list(query, options)),
      providesTags: [...TAGS],
    }),
  }),
});
