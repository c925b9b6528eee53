import { CODE, isSessionCode } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** Counts are beside the point of a page: without them it says nothing, unless the session is over. */
const QUIET = Object.values(CODE).filter((code) => !isSessionCode(code));

/** What the log counts; apart from its messages, so that a list of rules loads no more than this. */
export const logHitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ruleHits: build.query({
      queryFn: call((_: void) => (client, options) => client.log.hits(options), QUIET),
      providesTags: ['log'],
    }),
    loggedDays: build.query({
      queryFn: call((days: number) => (client, options) => client.log.daily(days, options), QUIET),
      providesTags: ['log'],
    }),
  }),
});
