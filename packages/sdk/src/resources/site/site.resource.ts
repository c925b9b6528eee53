import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { siteEndpoints as calls } from './site.endpoints';
import type { FeedbackInput } from './site.schema';

export type MessageQuery = RequestOf<typeof calls.messages>;

/** Notices of the site for its users, and their feedback to its operator. */
export const siteResource = ({ call }: Connection) => ({
  /** The built-in callback events as `{ list }`, for the callback event dialog. */
  callbackEvents: (options?: CallOptions) => call(calls.callbackEvents, {}, options),
  /** One page of messages to this account, `{ count, list }`. */
  messages: (query: MessageQuery = {}, options?: CallOptions) =>
    call(calls.messages, query, options),
  /** The operator's notice and feedback group, `{ content, feedbackGroup }`; each is empty when there is none; needs no token. */
  notice: (options?: CallOptions) => call(calls.notice, {}, options),
  /** The change log as `{ list }`; needs no token. */
  feed: (options?: CallOptions) => call(calls.feed, {}, options),
  /** Sends feedback to the operator. */
  sendFeedback: (input: FeedbackInput, options?: CallOptions) =>
    call(calls.feedback, input, options),
});
