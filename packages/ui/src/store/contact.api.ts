import type { ContactQuery } from '@chatdeck/sdk';
import { api, call } from './api';

/** The friends of the robot. */
export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    friends: build.query({
      queryFn: call((client, query: ContactQuery, options) => client.contact.list(query, options)),
      providesTags: ['contact'],
    }),
    searchFriends: build.query({
      queryFn: call((client, word: string, options) => client.contact.search(word, options)),
      providesTags: ['contact'],
    }),
    allFriends: build.query({
      queryFn: call((client, _: void, options) => client.contact.all(options)),
      providesTags: ['contact'],
    }),
  }),
});
