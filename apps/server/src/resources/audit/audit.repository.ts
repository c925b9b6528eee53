import type { AuditQuery, OperatorAuditQuery } from '@chatdeck/sdk';
import { auditCallsOf } from '@chatdeck/sdk/texts';
import { and, count, desc, eq, gt, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { contains, countedPage, type PageQuery } from '../../database/list-query';
import { auditEntries, users } from '../../database/schema';

export type NewAuditRow = typeof auditEntries.$inferInsert;
export type AuditRow = typeof auditEntries.$inferSelect;

/** What is listed: a kind of entries, of a time. */
export type AuditFilter = Omit<AuditQuery, 'current' | 'pageSize'>;
type Paged = AuditFilter & PageQuery;

/** Which page of the entries of all accounts. */
export type EverywherePage = PageQuery & Pick<OperatorAuditQuery, 'group' | 'search'>;

const tooOld = (days: number) => sql`now() - ${days} * interval '1 day'`;

/** Writes, lists and deletes what was changed in accounts. */
export function auditRepository(db: Database) {
  const among = ({ group, since, until }: AuditFilter): SQL | undefined =>
    and(
      group === undefined ? undefined : inArray(auditEntries.call, auditCallsOf(group)),
      since === undefined ? undefined : gte(auditEntries.at, new Date(since)),
      until === undefined ? undefined : lt(auditEntries.at, new Date(until)),
    );

  return {
    async add(row: NewAuditRow): Promise<void> {
      await db.insert(auditEntries).values(row);
    },

    /** A page of the entries of an account, newest first; what is too old is not there, deleted or not. */
    async page(userId: string, days: number, query: Paged) {
      const wanted = and(
        eq(auditEntries.userId, userId),
        gt(auditEntries.at, tooOld(days)),
        among(query),
      );
      return countedPage(
        query,
        () => db.$count(auditEntries, wanted),
        ({ limit, offset }) =>
          db
            .select()
            .from(auditEntries)
            .where(wanted)
            .orderBy(desc(auditEntries.id))
            .limit(limit)
            .offset(offset),
      );
    },

    /** The newest entries of an account, or of all with what is no account's, each with the e-mail of its account. */
    newest: (userId: string | undefined, last: number) =>
      db
        .select({ entry: auditEntries, email: users.email })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.userId))
        .where(userId === undefined ? undefined : eq(auditEntries.userId, userId))
        .orderBy(desc(auditEntries.id))
        .limit(last),

    /** A page of the entries of every account, and of what is no account's, newest first, each with its e-mail. */
    async everywhere(days: number, { search, group, ...query }: EverywherePage) {
      const wanted = and(
        gt(auditEntries.at, tooOld(days)),
        contains(search, users.email),
        among({ group }),
      );
      const entries = db
        .select({ entry: auditEntries, email: users.email })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.userId))
        .where(wanted)
        .orderBy(desc(auditEntries.id));
      const countAll = async () =>
        onlyRow(
          await db
            .select({ count: count() })
            .from(auditEntries)
            .leftJoin(users, eq(users.id, auditEntries.userId))
            .where(wanted),
        ).count;
      return countedPage(query, countAll, ({ limit, offset }) =>
        entries.limit(limit).offset(offset),
      );
    },

    async dropOld(days: number): Promise<void> {
      await db.delete(auditEntries).where(lte(auditEntries.at, tooOld(days)));
    },

    /** Deletes all but the newest entries of an account. */
    async dropBeyond(userId: string, most: number): Promise<void> {
      const oldest = db
        .select({ id: auditEntries.id })
        .from(auditEntries)
        .where(eq(auditEntries.userId, userId))
        .orderBy(desc(auditEntries.id))
        .offset(most)
        .limit(1);
      await db
        .delete(auditEntries)
        .where(and(eq(auditEntries.userId, userId), lte(auditEntries.id, sql`(${oldest})`)));
    },
  };
}

export type AuditRepository = ReturnType<typeof auditRepository>;
