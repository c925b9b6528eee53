import type { LogChange, LogMessageQuery, LogQuery } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** The recorded messages of the robot. */
export const logApi = api.injectEndpoints({
  endpoints: (build) => ({
    logSettings: build.query({
      queryFn: call((_: void) => (client, options) => client.log.settings(options)),
      providesTags: ['log'],
    }),
    changeLogSettings: build.mutation({
      queryFn: call(
        (change: LogChange) => (client, options) => client.log.changeSettings(change, options),
      ),
      invalidatesTags: ['log'],
    }),
    logConversations: build.query({
      queryFn: call(
        (query: LogQuery) => (client, options) => client.log.conversations(query, options),
      ),
      providesTags: ['log'],
    }),
    logMessages: build.query({
      queryFn: call(
        (query: LogMessageQuery) => (client, options) => client.log.messages(query, options),
      ),
      providesTags: ['log'],
    }),
    /** What the robot ran with when a message came; one that is not retained is no failure. */
    logRevision: build.query({
      queryFn: call(
        (id: string) => (client, options) => client.log.revision(id, options),
        [CODE.notFound],
      ),
    }),
    removeLogConversation: build.mutation({
      queryFn: call((id: string) => (client, options) => client.log.remove(id, options)),
      invalidatesTags: ['log'],
    }),
    clearLog: build.mutation({
      queryFn: call((_: void) => (client, options) => client.log.clear(options)),
      invalidatesTags: ['log'],
    }),
  }),
});
