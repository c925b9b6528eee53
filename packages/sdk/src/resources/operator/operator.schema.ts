import * as z from 'zod/mini';
import { oneOf } from '../../core/check';
import { auditEntrySchema } from '../audit/audit.schema';
import { planSchema } from '../order/order.schema';
import { SERVER_PARTS, SERVER_WARNINGS, SETTING_SOURCES } from './operator.constants';

/** An account as the operator's list shows it; times are ISO 8601. */
export const operatorAccountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** `vip` for a member. */
  role: z.string(),
  /** Null for a lifetime, and without membership. */
  memberUntil: z.nullable(z.string()),
  customRoutes: z.array(z.string()),
  createdAt: z.string(),
  activatedAt: z.nullable(z.string()),
  /** Since when the account is shut out; null unless it is. */
  blockedAt: z.nullable(z.string()),
  /** When everything of the account is deleted; null unless that was asked for. */
  deletionAt: z.nullable(z.string()),
  isOperator: z.boolean(),
  hasTwoFactor: z.boolean(),
});
/** An account as the operator sees it. */
export type OperatorAccount = z.output<typeof operatorAccountSchema>;

/** An account with what it uses. */
export const operatorAccountDetailSchema = z.extend(operatorAccountSchema, {
  robotName: z.nullable(z.string()),
  /** The last sign of life of its robot; null if it never connected. */
  robotSeenAt: z.nullable(z.string()),
  /** The last use of one of its logins; null if it has none. */
  usedAt: z.nullable(z.string()),
  materials: z.int(),
  files: z.int(),
  /** The size of its files. */
  bytes: z.number(),
});
/** An account with what it uses. */
export type OperatorAccountDetail = z.output<typeof operatorAccountDetailSchema>;

/** A plan, sold or not. */
export const operatorPlanSchema = z.extend(planSchema, { isSold: z.boolean() });
/** A plan as the operator sees it. */
export type OperatorPlan = z.output<typeof operatorPlanSchema>;

/** A code that sign-ups need on a server that requires one. */
export const inviteSchema = z.object({
  code: z.string(),
  note: z.string(),
  /** How many accounts may sign up with it, and how many did. */
  places: z.int(),
  used: z.int(),
  createdAt: z.string(),
});
/** An invite code. */
export type Invite = z.output<typeof inviteSchema>;

/** What a user wrote to the operator. */
export const feedbackEntrySchema = z.object({
  id: z.string(),
  /** The account of its author. */
  accountId: z.string(),
  email: z.string(),
  content: z.string(),
  contact: z.string(),
  createdAt: z.string(),
  /** What was answered by mail; empty while nothing was. */
  answer: z.string(),
  answeredAt: z.nullable(z.string()),
});
/** What a user wrote to the operator. */
export type FeedbackEntry = z.output<typeof feedbackEntrySchema>;

const source = oneOf(SETTING_SOURCES);

/** What the operator says to everybody, and where that is set. */
export const operatorNoticeSchema = z.object({ content: z.string(), source });
/** What the operator says to everybody. */
export type OperatorNotice = z.output<typeof operatorNoticeSchema>;

/** What the server does now. */
export const serverNowSchema = z.object({
  /** The machine of the instance that has answered; others have parts and a folder of their own. */
  host: z.string(),
  version: z.string(),
  /** When this process was started, ISO 8601. */
  startedAt: z.string(),
  /** The memory of this process, in bytes. */
  memory: z.number(),
  parts: z.array(z.object({ part: oneOf(SERVER_PARTS), isOk: z.boolean(), since: z.string() })),
  accounts: z.object({
    all: z.int(),
    members: z.int(),
    blocked: z.int(),
    closing: z.int(),
  }),
  broker: z.object({
    isUp: z.boolean(),
    /** Null with a cluster, which does not report its clients. */
    connections: z.nullable(z.int()),
  }),
  /** Open streams of live events of this process. */
  streams: z.int(),
  outbox: z.object({
    queued: z.int(),
    sending: z.int(),
    /** How long the oldest due target has been due. */
    lagSeconds: z.number(),
  }),
  /** The mass sends that are not finished, the oldest first, and how many there are. */
  jobs: z.object({
    count: z.int(),
    list: z.array(
      z.object({ id: z.string(), email: z.string(), createdAt: z.string(), waiting: z.int() }),
    ),
  }),
  /** The robots with a recent sign of life, the latest first, and how many there are. */
  robots: z.object({
    count: z.int(),
    list: z.array(z.object({ email: z.string(), name: z.string(), seenAt: z.string() })),
  }),
});
/** What the server does now. */
export type ServerNow = z.output<typeof serverNowSchema>;

/** A file with every row and every stored file. */
export const backupFileSchema = z.object({
  name: z.string(),
  size: z.number(),
  createdAt: z.string(),
  isScheduled: z.boolean(),
});
/** A backup. */
export type BackupFile = z.output<typeof backupFileSchema>;

/** The backups in the data folder, newest first, and when they are made. */
export const backupsSchema = z.object({
  /** The machine of the instance that has answered; others have parts and a folder of their own. */
  host: z.string(),
  folder: z.string(),
  /** The time between two scheduled backups; null if none are made. */
  everyMs: z.nullable(z.number()),
  /** How many scheduled backups are retained. */
  keep: z.int(),
  /** Since when one is being made by this process, ISO 8601; null while none is. */
  runningSince: z.nullable(z.string()),
  /** When the last one that was asked for failed, ISO 8601; null unless it did. */
  failedAt: z.nullable(z.string()),
  list: z.array(backupFileSchema),
});
/** The backups of a server. */
export type Backups = z.output<typeof backupsSchema>;

/** An entry of the audit trail with its account; empty for what is no account's. */
export const operatorAuditEntrySchema = z.extend(auditEntrySchema, { email: z.string() });
/** An entry of the audit trail with its account. */
export type OperatorAuditEntry = z.output<typeof operatorAuditEntrySchema>;

/** A setting in force. */
export const settingInForceSchema = z.object({
  /** As the environment variable is called. */
  name: z.string(),
  /** Empty for a secret, and where nothing is set. */
  value: z.string(),
  isSet: z.boolean(),
  isSecret: z.boolean(),
  source,
});
/** A setting in force. */
export type SettingInForce = z.output<typeof settingInForceSchema>;

/** The settings in force, and what the operator is warned of. */
export const serverSettingsSchema = z.object({
  list: z.array(settingInForceSchema),
  warnings: z.array(
    z.object({
      id: oneOf(SERVER_WARNINGS),
      /** The address at which the server is reached. */
      address: z.string(),
    }),
  ),
});
/** The settings in force. */
export type ServerSettings = z.output<typeof serverSettingsSchema>;
