import type { Call, CallOptions } from '../../core/call';
import { openApiEndpoints as calls } from './open-api.endpoints';

/** The key and secret that the robot and scripts sign with. */
export const openApiResource = (call: Call) => ({
  credentials: (options?: CallOptions) => call(calls.get, {}, options),
  resetCredentials: (options?: CallOptions) => call(calls.reset, {}, options),
});
