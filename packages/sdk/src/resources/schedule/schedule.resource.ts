import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import { scheduleEndpoints as calls } from './schedule.endpoints';

/** What schedules choose from. */
export const scheduleResource = ({ call }: Connection) => ({
  /** The news categories as `{ colid, name }`. */
  newsChannels: (options?: CallOptions) => call(calls.newsChannels, {}, options),
  /** The account's own channels as `{ sortId, name }`. */
  customChannels: (options?: CallOptions) => call(calls.customChannels, {}, options),
});
