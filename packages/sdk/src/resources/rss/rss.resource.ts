import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { recordResource } from '../../core/record-resource';
import { rssEndpoints as calls } from './rss.endpoints';

export type RssFeedQuery = RequestOf<typeof calls.list>;

/** RSS feeds whose newest entries the robot forwards. Changes require membership: 30001. */
export const rssResource = (connection: Connection) => ({
  /** One page, `{ count, list }`, oldest first. */
  list: (query: RssFeedQuery = {}, options?: CallOptions) =>
    connection.call(calls.list, query, options),
  ...recordResource(connection, calls),
});
