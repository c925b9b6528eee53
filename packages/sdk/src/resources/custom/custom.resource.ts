import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { Based } from '../../core/record-row';
import type { CustomConfigInput } from './custom-config.rules';
import { customEndpoints as calls } from './custom.endpoints';

/** The custom centre; requires custom rights: 30002. */
export const customResource = ({ call }: Connection) => ({
  /** Per-group replies, answers in private and own channels, as `{ id, config }`. */
  load: (options?: CallOptions) => call(calls.config, {}, options),
  /**
   * Replaces the given parts, such as `{ roomReply }`; the robot reads them at once. With the version that the change
   * is based on, a concurrent save is not overwritten: 10003.
   */
  save: (config: CustomConfigInput, { baseVersion, ...options }: CallOptions & Based = {}) =>
    call(calls.updateConfig, { config, baseVersion }, options),
});
