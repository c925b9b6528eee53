import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import type { Based } from '../../core/kept-row';
import { rssEndpoints as calls } from './rss.endpoints';
import type { RssFeedInput } from './rss.rules';

export type RssFeedQuery = RequestOf<typeof calls.list>;

/** RSS feeds whose newest entries the robot sends on. Writing needs membership: 30001. */
export const rssResource = ({ call }: Connection) => ({
  /** One page, `{ count, list }`, oldest first. */
  list: (query: RssFeedQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** Adds a feed; 10001 or 10002 with issues by field when a rule is broken. */
  add: (input: RssFeedInput, options?: CallOptions) => call(calls.add, input, options),
  /** Replaces a feed; 10004 when it does not exist, 10003 when it changed after the `baseVersion` that is named. */
  update: (id: string, input: RssFeedInput & Based, options?: CallOptions) =>
    call(calls.update, { ...input, id }, options),
  remove: (id: string, options?: CallOptions) => call(calls.remove, { id }, options),
  /** Brings a deleted one back under its id, within 30 days. */
  restore: (id: string, options?: CallOptions) => call(calls.restore, { id }, options),
});
