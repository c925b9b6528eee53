import type { CallOptions } from '../../core/call';
import { CODE } from '../../core/codes';
import type { Connection } from '../../core/connection';
import type { ResponseOf } from '../../core/endpoint';
import type { Result } from '../../core/result';
import type { ConfigConflict } from './config-conflict';
import { robotEndpoints as calls } from './robot.endpoints';

/** The stored config: its text, its version and the version that the robot uses. */
export type StoredConfig = ResponseOf<typeof calls.config>;
/** Whether the robot is online, its login status (0 to 6) and its last heartbeat. */
export type RobotStatus = ResponseOf<typeof calls.status>;

/** The robot and its config. */
export const robotResource = ({ call }: Connection) => ({
  config: {
    /** The stored config; `config` is null before it is initialised. Parse it with `parseConfig`. */
    load: (options?: CallOptions) => call(calls.config, {}, options),
    /** Saves a document made by `serializeConfig`; 10003 when someone else saved meanwhile. */
    save: (input: { config: string; baseVersion: number }, options?: CallOptions) =>
      call(calls.updateConfig, input, options).then((saved) => withConflict(saved, call, options)),
    /** The last saves as `{ list }` of `{ version, savedAt }`, newest first. */
    history: (options?: CallOptions) => call(calls.configHistory, {}, options),
    /** The text of one of the last saves, as the only entry of `list`; 10004 when it is too old. */
    revision: (version: number, options?: CallOptions) =>
      call(calls.configHistory, { version }, options),
    /** Saves an earlier version again; 10003 when someone else saved meanwhile, 10004 when it is too old. */
    restore: (input: { version: number; baseVersion: number }, options?: CallOptions) =>
      call(calls.restoreConfig, input, options).then((saved) => withConflict(saved, call, options)),
  },
  /** Login status, connection and counts. */
  status: (options?: CallOptions) => call(calls.status, {}, options),
  /** Submits the verification code that the network requests at login. */
  setVerifyCode: (verifyCode: string, options?: CallOptions) =>
    call(calls.setVerifyCode, { verifyCode }, options),
  /** Deletes the chat records on the robot; 31001 when it is offline. */
  clearRecords: (options?: CallOptions) => call(calls.clearRecords, {}, options),
});

/** Adds the currently stored document to a refused save, since the refusal omits a long one. */
async function withConflict<T>(
  saved: Result<T>,
  call: Connection['call'],
  options?: CallOptions,
): Promise<Result<T>> {
  if (saved.ok || saved.code !== CODE.configChanged || !isWithoutConfig(saved.data)) return saved;
  const stored = await call(calls.config, {}, options);
  if (!stored.ok) return saved;
  const { version, config } = stored.data;
  return { ...saved, data: { version, config } satisfies ConfigConflict };
}

const isWithoutConfig = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'version' in detail && !('config' in detail);
