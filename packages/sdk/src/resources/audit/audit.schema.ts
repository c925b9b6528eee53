import * as z from 'zod/mini';
import { oneOf } from '../../core/check';
import { AUDIT_ACTORS } from './audit.constants';

/** A value as far as an entry has it. */
export const auditValueSchema = z.object({
  /** The beginning of its text; other values are JSON. Empty when it is hidden. */
  text: z.string(),
  /** How many characters the whole text has. */
  length: z.int(),
  /** A password, a key or a token: the entry says that it changed, not what it is. */
  isHidden: z.boolean(),
});
/** A value as far as an entry has it. */
export type AuditValue = z.output<typeof auditValueSchema>;

/** A field that changed; null is a value that was not there, or is not known. */
export const auditChangeSchema = z.object({
  /** Where it is, such as `targets.0.name`. */
  path: z.string(),
  before: z.nullable(auditValueSchema),
  after: z.nullable(auditValueSchema),
});
/** A field that changed. */
export type AuditChange = z.output<typeof auditChangeSchema>;

/** What somebody did to the account. */
export const auditEntrySchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The call by its name in the contract, such as `material.update`; `auditCallText` says it in words. */
  call: z.string(),
  /** 0, or the code of a login or a proof that was refused. */
  code: z.int(),
  actor: z.object({
    kind: oneOf(AUDIT_ACTORS),
    /** What the browser said of itself; empty if it said nothing, and where there is none. */
    userAgent: z.string(),
    /** The session, as `account.sessions` names it; empty without one. */
    sessionId: z.string(),
  }),
  /** The address that the call came from, hashed in a private log; empty for the operator's command line. */
  address: z.string(),
  /** What was changed: the id of a row or a chat, and what it is called. Either may be empty. */
  object: z.object({ id: z.string(), name: z.string() }),
  changes: z.array(auditChangeSchema),
  /** How many more fields changed. */
  moreChanges: z.int(),
});
/** What somebody did to the account. */
export type AuditEntry = z.output<typeof auditEntrySchema>;
