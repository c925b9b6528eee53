import { api } from './api';
import { chatEndpoints } from './chat-endpoints';

/** The groups that the robot is in. */
export const groupApi = api.injectEndpoints({
  endpoints: (build) => {
    const group = chatEndpoints(build, 'group', (client) => client.group);
    return {
      searchGroups: group.search,
      allGroups: group.all,
    };
  },
});
