import type { GroupQuery } from '@chatdeck/sdk';
import { api, call } from './api';

/** The groups that the robot is in. */
export const groupApi = api.injectEndpoints({
  endpoints: (build) => ({
    rooms: build.query({
      queryFn: call((client, query: GroupQuery, options) => client.group.list(query, options)),
      providesTags: ['group'],
    }),
    searchRooms: build.query({
      queryFn: call((client, word: string, options) => client.group.search(word, options)),
      providesTags: ['group'],
    }),
    allRooms: build.query({
      queryFn: call((client, _: void, options) => client.group.all(options)),
      providesTags: ['group'],
    }),
  }),
});
