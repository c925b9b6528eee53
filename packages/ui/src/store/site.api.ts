import type { FeedbackInput } from '@chatdeck/sdk/rules';
import { api, call } from './api';

/** What the site itself offers. */
export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    callbackEvents: build.query({
      queryFn: call((_: void) => (client, options) => client.site.callbackEvents(options)),
    }),
    messages: build.query({
      queryFn: call((_: void) => (client, options) => client.site.messages({}, options)),
    }),
    changeLog: build.query({
      queryFn: call((_: void) => (client, options) => client.site.feed(options)),
    }),
    notice: build.query({
      queryFn: call((_: void) => (client, options) => client.site.notice(options)),
    }),
    sendFeedback: build.mutation({
      queryFn: call(
        (input: FeedbackInput) => (client, options) => client.site.sendFeedback(input, options),
      ),
    }),
  }),
});
