import type { ContactQuery } from '@chatdeck/sdk';
import { api, call } from './api';

/** The friends of the robot. */
export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query({
      queryFn: call(
        (query: ContactQuery) => (client, options) => client.contact.list(query, options),
      ),
      providesTags: ['contact'],
    }),
    searchContacts: build.query({
      queryFn: call((word: string) => (client, options) => client.contact.search(word, options)),
      providesTags: ['contact'],
    }),
    contactRelations: build.query({
      queryFn: call((wxid: string) => (client, options) => client.contact.related(wxid, options)),
    }),
    allContacts: build.query({
      queryFn: call((_: void) => (client, options) => client.contact.all(options)),
      providesTags: ['contact'],
    }),
  }),
});
