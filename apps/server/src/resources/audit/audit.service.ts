import type { AuditEntry } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { AUDIT_ACTOR, type AuditActor } from '@chatdeck/sdk/audit';
import type { JsonObject } from '@chatdeck/sdk/rules';
import type { AuditedCall } from '@chatdeck/sdk/texts';
import { createHashing } from '../../http/hashed';
import { logFailure } from '../../log';
import { every } from '../../ticker';
import type { AuditRepository, AuditRow } from './audit.repository';
import { changesBetween, cutTo, withoutUsers } from './changes';

/** How many entries of an account are retained. */
export const AUDIT_MAX = 10_000;
/** An account is pruned with every so many of its entries. */
const PRUNED_EVERY = 100;
/** Of an account, between two sweeps: somebody who guesses its password must not push its own entries out. */
export const REFUSED_MAX = 100;
const SWEPT_EVERY_MS = 3_600_000;
/** Browsers say less, and names are shorter; the rest of a longer text is dropped. */
const USER_AGENT_MAX = 300;
const NAME_MAX = 200;

/** Something that was done, as the one who writes it knows it. */
export interface Deed {
  /** Whose account it concerns; undefined for what is no account's. */
  readonly userId: string | undefined;
  readonly call: AuditedCall;
  /** The code of a refusal. */
  readonly code?: number;
  readonly actor: AuditActor;
  readonly userAgent?: string;
  readonly sessionId?: string;
  readonly ip?: string;
  readonly object?: { readonly id: string; readonly name: string };
  readonly before?: JsonObject | undefined;
  readonly after?: JsonObject | undefined;
}

/** What an audit trail retains, and whether it shows addresses. */
export interface AuditSettings {
  /** For how many days; 0 writes none and deletes what is there. */
  readonly auditDays: number;
  readonly logPrivate: boolean;
}

type Query = Parameters<AuditRepository['page']>[2];

/** Who changed what in accounts: one entry for each call that changed something. */
export function auditService(
  repository: Pick<AuditRepository, 'add' | 'dropBeyond' | 'dropOld' | 'page'>,
  { auditDays, logPrivate }: AuditSettings,
) {
  const hashed = createHashing();
  const written = new Map<string, number>();
  const refused = new Map<string, number>();
  const pending = new Set<Promise<void>>();

  async function pruneSometimes(userId: string): Promise<void> {
    const count = (written.get(userId) ?? 0) + 1;
    written.set(userId, count % PRUNED_EVERY);
    if (count % PRUNED_EVERY === 0) await repository.dropBeyond(userId, AUDIT_MAX);
  }

  /** Writes an entry. What was done stays done where this fails, which the log of the server then says. */
  async function record(deed: Deed): Promise<void> {
    if (auditDays === 0) return;
    const { userId, call, code = 0, actor, userAgent = '', sessionId = '', ip = '' } = deed;
    if (code !== CODE.success && userId !== undefined) {
      const count = (refused.get(userId) ?? 0) + 1;
      refused.set(userId, count);
      if (count > REFUSED_MAX) return;
    }
    const { id, name } = deed.object ?? { id: '', name: '' };
    try {
      await repository.add({
        userId: userId ?? null,
        call,
        code,
        actor,
        userAgent: userAgent.slice(0, USER_AGENT_MAX),
        sessionId,
        address: logPrivate && ip !== '' ? hashed(ip) : ip,
        objectId: cutTo(NAME_MAX, id),
        objectName: cutTo(NAME_MAX, withoutUsers(name)),
        ...changesBetween(deed.before, deed.after),
      });
      if (userId !== undefined) await pruneSometimes(userId);
    } catch (error) {
      logFailure(`The audit trail has no entry of ${call}`, error);
    }
  }

  async function sweep(): Promise<void> {
    await repository.dropOld(auditDays);
    written.clear();
    refused.clear();
  }

  return {
    record,

    /** Writes an entry behind an answer whose duration must not say whether there is an account. */
    recordBehind(deed: Deed): void {
      const writing = record(deed).finally(() => pending.delete(writing));
      pending.add(writing);
    },

    /** Waits for the entries that are written behind answers. */
    settled: async (): Promise<void> => void (await Promise.all(pending)),

    async page(userId: string, query: Query) {
      const { count, rows } = await repository.page(userId, auditDays, query);
      return { count, list: rows.map((row) => toEntry(withoutOperator(row))) };
    },

    sweep,

    /** Deletes what is too old once an hour until stopped; failures are retried the next time. */
    watch(everyMs = SWEPT_EVERY_MS): () => Promise<void> {
      const run = () =>
        sweep().catch((error: unknown) =>
          logFailure('Old entries of the audit trail could not be deleted', error),
        );
      const stop = every(everyMs, run);
      return async () => {
        await stop();
        await Promise.all(pending);
      };
    },
  };
}

export type AuditService = ReturnType<typeof auditService>;

/** An entry as its account reads it: from where an operator did something concerns nobody else. */
export const withoutOperator = <Row extends { readonly actor?: unknown }>(row: Row): Row =>
  row.actor === AUDIT_ACTOR.operator ? { ...row, address: '', userAgent: '', sessionId: '' } : row;

/** An entry as it is read. */
export const toEntry = (row: AuditRow): AuditEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  call: row.call,
  code: row.code,
  actor: { kind: row.actor, userAgent: row.userAgent, sessionId: row.sessionId },
  address: row.address,
  object: { id: row.objectId, name: row.objectName },
  changes: row.changes,
  moreChanges: row.moreChanges,
});
