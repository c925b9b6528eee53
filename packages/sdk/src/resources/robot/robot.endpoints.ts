import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { INTEGER_MAX, nothing, wireInteger } from '../../core/wire';
import { robotClockSchema } from './robot-clock.schema';
import { configDocumentSchema } from './robot.rules';

/** The stored config in its wire format; `config` is JSON text, null before it is initialised. */
const storedConfigSchema = z.object({
  id: z.nullable(z.number()),
  verifyCode: z.string(),
  config: z.nullable(z.string()),
  panelVersion: z.string(),
  /** Counts the saves, from 0 before the first; sent back as `baseVersion`. */
  version: z.number(),
  /** The version that the robot loaded last, null before the first time. */
  liveVersion: z.nullable(z.number()),
  /** True in a session for a partner's pages, where `config` has the schedules and nothing else. */
  isPartial: z.optional(z.boolean()),
});

/** A version, within the range that the server can store. */
const version = z.int('required').check(z.minimum(0), z.maximum(INTEGER_MAX));

const savedConfig = z.object({ id: z.number(), version: z.number() });

const config = endpoint({
  id: 'robot.config',
  method: 'GET',
  path: '/api/wechat/config',
  access: 'user',
  origin: 'spec',
  summary: 'The robot config, its version and the version that is live on the robot.',
  request: z.object({ userId: z.optional(z.string()) }),
  response: storedConfigSchema,
});

const updateConfig = endpoint({
  id: 'robot.updateConfig',
  method: 'POST',
  path: '/api/wechat/config/update',
  access: 'user',
  origin: 'spec',
  summary: 'Saves the config; 10003 with the current one when `baseVersion` is not the newest.',
  request: z.object({
    config: configDocumentSchema,
    baseVersion: version,
    id: z.optional(z.nullable(z.number())),
    userId: z.optional(z.string()),
  }),
  response: savedConfig,
});

const status = endpoint({
  id: 'robot.status',
  method: 'GET',
  path: '/api/wechat/status',
  access: 'user',
  origin: 'spec',
  summary: 'Whether the robot is logged in and online.',
  request: z.object({}),
  response: z.object({
    /** A login status of section 4, 0 to 6. */
    status: z.number(),
    /** The text of the login QR code, empty when there is none to scan. */
    qrUrl: z.string(),
    /** The age of that code at the time of the answer, in ms; absent without a code. */
    qrAgeMs: z.optional(z.number()),
    /** The challenge of the network at login, as the robot received it (JSON); absent if there is none. */
    challenge: z.optional(z.string()),
    /** The robot is connected and receives messages now. */
    online: z.boolean(),
    /** Two robots or more are connected with the account's keys, so that each message is sent by each; else absent. */
    isDoubled: z.optional(z.boolean()),
    robotId: z.nullable(z.string()),
    robotName: z.nullable(z.string()),
    /** ISO 8601, null before the first one. */
    lastHeartbeat: z.nullable(z.string()),
    /** Since when it has been online without a break, ISO 8601; null while it is offline. */
    onlineSince: z.nullable(z.string()),
    /** Since when it is no longer logged in, ISO 8601; absent while it is, and before its first login. */
    loggedOutAt: z.optional(z.string()),
    /** The clock of its process as of its last heartbeat; null for a robot that does not report it. */
    timeZone: z.nullable(robotClockSchema),
    friendCount: z.number(),
    roomCount: z.number(),
  }),
});

const configHistory = endpoint({
  id: 'robot.configHistory',
  method: 'GET',
  path: '/api/wechat/config/history',
  access: 'user',
  origin: 'chosen',
  summary: 'The last 20 saves of the config, newest first; with `version` that one and its config.',
  request: z.object({ version: z.optional(wireInteger().check(z.minimum(0))) }),
  response: z.object({
    /** `savedAt` is ISO 8601; `config` is included for the requested version only. */
    list: z.array(
      z.object({ version: z.number(), savedAt: z.string(), config: z.optional(z.string()) }),
    ),
  }),
});

const restoreConfig = endpoint({
  id: 'robot.restoreConfig',
  method: 'POST',
  path: '/api/wechat/config/restore',
  access: 'user',
  origin: 'chosen',
  summary: 'Saves an earlier version again, as a new one; 10003 as with any save.',
  request: z.object({
    version,
    baseVersion: version,
  }),
  response: savedConfig,
});

const setVerifyCode = endpoint({
  id: 'robot.setVerifyCode',
  method: 'POST',
  path: '/api/wechat/worker/setverifycode',
  access: 'user',
  origin: 'spec',
  summary: 'Stores the verification code of a login, and notifies the robot to enter it.',
  request: z.object({
    verifyCode: z
      .string('required')
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'length.100')),
    id: z.optional(z.nullable(z.number())),
    userId: z.optional(z.string()),
  }),
  response: nothing,
});

const clearRecords = endpoint({
  id: 'robot.clearRecords',
  method: 'POST',
  path: '/api/wechat/clear',
  access: 'user',
  origin: 'spec',
  summary: 'Deletes the chat records that the robot stores; 31001 when it is offline.',
  request: z.object({ userId: z.optional(z.string()) }),
  response: nothing,
});

export const robotEndpoints = {
  config,
  updateConfig,
  configHistory,
  restoreConfig,
  status,
  setVerifyCode,
  clearRecords,
};
