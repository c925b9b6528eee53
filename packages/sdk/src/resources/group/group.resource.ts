import type { Call, CallOptions } from '../../core/call';
import type { RequestOf } from '../../core/endpoint';
import { groupEndpoints as calls } from './group.endpoints';

export type GroupQuery = Omit<RequestOf<typeof calls.list>, 'userId' | 'robotId'>;

/** The groups (rooms) that the robot is in. */
export const groupResource = (call: Call) => ({
  /** One page, `{ count, list }`; `name` matches the topic. */
  list: (query: GroupQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** All groups as `{ wxid, topic, isAdmin }`. */
  all: (options?: CallOptions) => call(calls.all, {}, options),
});
