import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import { credentialsEndpoints as calls } from './credentials.endpoints';

/** The key and secret that the robot and scripts sign with. */
export const openApiResource = ({ call, options: { baseUrl = '/' } }: Connection) => ({
  /** Where this client sends its calls, and where a robot with these keys may send its own. */
  baseUrl,
  credentials: (options?: CallOptions) => call(calls.get, {}, options),
  resetCredentials: (options?: CallOptions) => call(calls.reset, {}, options),
});
