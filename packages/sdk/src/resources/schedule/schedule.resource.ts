import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { Based } from '../../core/record-row';
import type { ChannelInput } from '../custom/custom-config.rules';
import { scheduleEndpoints as calls } from './schedule.endpoints';

/** The channels that schedules can select. */
export const scheduleResource = ({ call }: Connection) => ({
  /** The news categories as `{ colid, name }`. */
  newsChannels: (options?: CallOptions) => call(calls.newsChannels, {}, options),
  /** The account's own channels as `{ sortId, name }`. */
  customChannels: (options?: CallOptions) => call(calls.customChannels, {}, options),
  /** The same with their items, as `{ version, list }`. */
  ownChannels: (options?: CallOptions) => call(calls.ownChannels, {}, options),
  /**
   * Replaces the account's own channels; requires membership: 30001. With the version that the change is based on, a
   * concurrent save is not overwritten: 10003.
   */
  saveOwnChannels: (
    channels: readonly ChannelInput[],
    { baseVersion, ...options }: CallOptions & Based = {},
  ) => call(calls.saveOwnChannels, { channels: [...channels], baseVersion }, options),
});
