import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { CustomConfigInput } from './custom-config.rules';
import { customEndpoints as calls } from './custom.endpoints';

/** The custom centre; needs custom rights: 30002. */
export const customResource = ({ call }: Connection) => ({
  /** Answers by group, answers in private and own channels, as `{ id, config }`. */
  load: (options?: CallOptions) => call(calls.config, {}, options),
  /** Replaces the parts that are given, such as `{ roomReply }`; the robot reads them at once. */
  save: (config: CustomConfigInput, options?: CallOptions) =>
    call(calls.updateConfig, { config }, options),
});
