import type { ContactQuery } from '@chatdeck/sdk';
import { api, call } from './api';

/** The friends of the robot. */
export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query({
      queryFn: call('contact', (contact, query: ContactQuery, options) =>
        contact.list(query, options),
      ),
      providesTags: ['contact'],
    }),
    searchContacts: build.query({
      queryFn: call('contact', (contact, word: string, options) => contact.search(word, options)),
      providesTags: ['contact'],
    }),
    contactRelations: build.query({
      queryFn: call('contact', (contact, wxid: string, options) => contact.related(wxid, options)),
    }),
    allContacts: build.query({
      queryFn: call('contact', (contact, _: void, options) => contact.all(options)),
      providesTags: ['contact'],
    }),
  }),
});
