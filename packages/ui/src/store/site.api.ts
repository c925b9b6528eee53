import { api, call } from './api';

/** What the site itself offers. */
export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    callbackEvents: build.query({
      queryFn: call('site', (site, _: void, options) => site.callbackEvents(options)),
    }),
  }),
});
