import type { GroupQuery } from '@chatdeck/sdk';
import { api, call } from './api';

/** The groups that the robot is in. */
export const groupApi = api.injectEndpoints({
  endpoints: (build) => ({
    groups: build.query({
      queryFn: call((query: GroupQuery) => (client, options) => client.group.list(query, options)),
      providesTags: ['group'],
    }),
    searchGroups: build.query({
      queryFn: call((word: string) => (client, options) => client.group.search(word, options)),
      providesTags: ['group'],
    }),
    groupRelations: build.query({
      queryFn: call((wxid: string) => (client, options) => client.group.related(wxid, options)),
    }),
    allGroups: build.query({
      queryFn: call((_: void) => (client, options) => client.group.all(options)),
      providesTags: ['group'],
    }),
  }),
});
