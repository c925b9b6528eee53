import type { Call, CallOptions } from '../../core/call';
import type { RequestOf } from '../../core/endpoint';
import { contactEndpoints as calls } from './contact.endpoints';

export type ContactQuery = Omit<RequestOf<typeof calls.list>, 'userId' | 'robotId'>;

/** The friends of the robot. */
export const contactResource = (call: Call) => ({
  /** One page, `{ count, list }`; `name` also matches the remark. */
  list: (query: ContactQuery = {}, options?: CallOptions) => call(calls.list, query, options),
  /** All friends as `{ wxid, name, alias }`. */
  all: (options?: CallOptions) => call(calls.all, {}, options),
});
