import { api, call } from './api';

/** What schedules choose from. */
export const scheduleApi = api.injectEndpoints({
  endpoints: (build) => ({
    newsChannels: build.query({
      queryFn: call('schedule', (schedule, _: void, options) => schedule.newsChannels(options)),
    }),
  }),
});
