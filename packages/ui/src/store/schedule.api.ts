import { api, call } from './api';

/** What schedules choose from. */
export const scheduleApi = api.injectEndpoints({
  endpoints: (build) => ({
    newsChannels: build.query({
      queryFn: call((_: void) => (client, options) => client.schedule.newsChannels(options)),
    }),
  }),
});
