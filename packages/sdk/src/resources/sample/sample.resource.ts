import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { recordResource } from '../../core/record-resource';
import { sampleEndpoints as calls } from './sample.endpoints';

export type SampleQuery = RequestOf<typeof calls.list>;

/** Messages saved as small tests of the config, each with what should become of it. */
export const sampleResource = (connection: Connection) => ({
  /** One page, `{ count, list }`, newest first. */
  list: (query: SampleQuery = {}, options?: CallOptions) =>
    connection.call(calls.list, query, options),
  ...recordResource(connection, calls),
});
