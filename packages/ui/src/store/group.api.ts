import type { GroupQuery } from '@chatdeck/sdk';
import { api, call } from './api';

/** The groups that the robot is in. */
export const groupApi = api.injectEndpoints({
  endpoints: (build) => ({
    groups: build.query({
      queryFn: call('group', (group, query: GroupQuery, options) => group.list(query, options)),
      providesTags: ['group'],
    }),
    searchGroups: build.query({
      queryFn: call('group', (group, word: string, options) => group.search(word, options)),
      providesTags: ['group'],
    }),
    groupRelations: build.query({
      queryFn: call('group', (group, wxid: string, options) => group.related(wxid, options)),
    }),
    allGroups: build.query({
      queryFn: call('group', (group, _: void, options) => group.all(options)),
      providesTags: ['group'],
    }),
  }),
});
