import { api } from './api';
import { chatEndpoints } from './chat-endpoints';

/** The friends of the robot. */
export const contactApi = api.injectEndpoints({
  endpoints: (build) => {
    const contact = chatEndpoints(build, 'contact', (client) => client.contact);
    return {
      searchContacts: contact.search,
      allContacts: contact.all,
    };
  },
});
