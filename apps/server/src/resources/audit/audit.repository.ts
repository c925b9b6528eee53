import type { AuditQuery, OperatorAuditQuery } from '@chatdeck/sdk';
import { auditCallsOf } from '@chatdeck/sdk/texts';
import { and, desc, eq, gt, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { contains, isAmong, type PageQuery } from '../../database/list-query';
import { down, longPage } from '../../database/long-list';
import { auditEntries, users } from '../../database/schema';

export type NewAuditRow = typeof auditEntries.$inferInsert;
export type AuditRow = typeof auditEntries.$inferSelect;

/** What is listed: a kind of entries, of a time. */
export type AuditFilter = Omit<AuditQuery, 'current' | 'pageSize'>;
type Paged = AuditFilter & PageQuery;

/** Which page of the entries of all accounts. */
export type EverywherePage = PageQuery & Pick<OperatorAuditQuery, 'group' | 'search'>;

const newestFirst = {
  table: auditEntries,
  id: auditEntries.id,
  order: [down(auditEntries.id)],
};

const tooOld = (days: number) => sql`now() - ${days} * interval '1 day'`;

/** Writes, lists and deletes what was changed in accounts. */
export function auditRepository(db: Database) {
  const among = ({ group, since, until }: AuditFilter): SQL | undefined =>
    and(
      group === undefined ? undefined : inArray(auditEntries.call, auditCallsOf(group)),
      since === undefined ? undefined : gte(auditEntries.at, new Date(since)),
      until === undefined ? undefined : lt(auditEntries.at, new Date(until)),
    );

  const withEmail = () =>
    db
      .select({ entry: auditEntries, email: users.email })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.userId));

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
      return longPage(db, query, {
        ...newestFirst,
        matches: wanted,
        rows: (hasId, order) =>
          db
            .select()
            .from(auditEntries)
            .where(hasId)
            .orderBy(...order),
      });
    },

    /** The newest entries of an account, or of all with what is no account's, each with the e-mail of its account. */
    newest: (days: number, userId: string | undefined, last: number) =>
      withEmail()
        .where(
          and(
            gt(auditEntries.at, tooOld(days)),
            userId === undefined ? undefined : eq(auditEntries.userId, userId),
          ),
        )
        .orderBy(desc(auditEntries.id))
        .limit(last),

    /** A page of the entries of every account, and of what is no account's, newest first, each with its e-mail. */
    async everywhere(days: number, { search, group, ...query }: EverywherePage) {
      const hasEmail = contains(search, users.email);
      const found = hasEmail && db.select({ id: users.id }).from(users).where(hasEmail);
      const wanted = and(
        gt(auditEntries.at, tooOld(days)),
        found && isAmong(auditEntries.userId, found),
        among({ group }),
      );
      return longPage(db, query, {
        ...newestFirst,
        matches: wanted,
        rows: (hasId, order) =>
          withEmail()
            .where(hasId)
            .orderBy(...order),
      });
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
