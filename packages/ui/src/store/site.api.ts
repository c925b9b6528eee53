import type { FeedbackInput } from '@chatdeck/sdk/rules';
import { api, call } from './api';

/** What the site itself offers. */
export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    callbackEvents: build.query({
      queryFn: call('site', (site, _: void, options) => site.callbackEvents(options)),
    }),
    messages: build.query({
      queryFn: call('site', (site, _: void, options) => site.messages({}, options)),
    }),
    changeLog: build.query({
      queryFn: call('site', (site, _: void, options) => site.feed(options)),
    }),
    notice: build.query({
      queryFn: call('site', (site, _: void, options) => site.notice(options)),
    }),
    sendFeedback: build.mutation({
      queryFn: call('site', (site, input: FeedbackInput, options) =>
        site.sendFeedback(input, options),
      ),
    }),
  }),
});
