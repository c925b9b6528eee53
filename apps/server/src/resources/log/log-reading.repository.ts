import { LOG_DAYS } from '@chatdeck/sdk/constants';
import type { LoggedDay, RuleHits } from '@chatdeck/sdk/entities';
import { and, desc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../database/database';
import { contains, pageOf, type PageQuery } from '../../database/list-query';
import { logMessages } from '../../database/schema';

/** Days are counted in the robot's time zone. */
const ZONE = sql`'Asia/Shanghai'::text`;

/** More than any account has. */
const HITS_MAX = 5_000;

/** A rule as it is stored with a message. */
export const ruleKey = (list: string, ruleId: string) => `${list} ${ruleId}`;

/** Reads the log of an account; what is too old is not there, whether it was deleted already or not. */
export function logReadingRepository(db: Database) {
  const since = (days: number) => sql`now() - ${days} * interval '1 day'`;
  const of = (userId: string) =>
    and(eq(logMessages.userId, userId), gt(logMessages.at, since(LOG_DAYS)));

  return {
    async summary(userId: string) {
      const [row] = await db
        .select({ count: sql<number>`count(*)`.mapWith(Number), lastAt: max(logMessages.at) })
        .from(logMessages)
        .where(of(userId));
      return { count: row?.count ?? 0, lastAt: row?.lastAt ?? null };
    },

    /** A page of chats with their newest message, newest first. */
    async conversations(userId: string, { search, ...query }: PageQuery & { search?: string }) {
      const { limit, offset } = pageOf(query);
      const lastId = sql<number>`max(${logMessages.id})`.mapWith(Number);
      const found = and(of(userId), contains(search?.trim(), logMessages.conversationName));
      const grouped = db
        .select({ conversationId: logMessages.conversationId })
        .from(logMessages)
        .where(found)
        .groupBy(logMessages.conversationId);
      const [count, chats] = await Promise.all([
        db.$count(grouped.as('chats')),
        db
          .select({ lastId, count: sql<number>`count(*)`.mapWith(Number) })
          .from(logMessages)
          .where(found)
          .groupBy(logMessages.conversationId)
          .orderBy(desc(lastId))
          .limit(limit)
          .offset(offset),
      ]);
      const ids = chats.map((chat) => chat.lastId);
      const newest =
        ids.length === 0
          ? []
          : await db
              .select()
              .from(logMessages)
              .where(and(of(userId), inArray(logMessages.id, ids)));
      const rows = chats.flatMap((chat) => {
        const row = newest.find(({ id }) => id === chat.lastId);
        return row ? [{ ...row, count: chat.count }] : [];
      });
      return { count, rows };
    },

    messages: (userId: string, conversationId: string, before: number | undefined, limit: number) =>
      db
        .select()
        .from(logMessages)
        .where(
          and(
            of(userId),
            eq(logMessages.conversationId, conversationId),
            before === undefined ? undefined : lt(logMessages.id, before),
          ),
        )
        .orderBy(desc(logMessages.id))
        .limit(limit),

    /** How often each rule decided. */
    async hits(userId: string): Promise<RuleHits[]> {
      const result = await db.execute(sql`
        select rule, count(*)::int as days30, max(${logMessages.at}) as last_at,
          count(*) filter (where ${logMessages.at} > ${since(7)})::int as days7
        from ${logMessages}, unnest(${logMessages.rules}) as rule
        where ${of(userId)} group by rule order by max(${logMessages.at}) desc limit ${HITS_MAX}::int`);
      return rowsOf(result).map((row) => {
        const [list = '', ruleId = ''] = String(row.rule).split(' ');
        return {
          list,
          ruleId,
          days7: Number(row.days7),
          days30: Number(row.days30),
          lastAt: new Date(String(row.last_at)).toISOString(),
        };
      });
    },

    /** The last days, oldest first, including those without a message. */
    async daily(userId: string, days: number): Promise<LoggedDay[]> {
      const today = sql`(now() at time zone ${ZONE})::date`;
      const first = sql`(${today} - ${days - 1}::int)`;
      const result = await db.execute(sql`
        select to_char(shown.day, 'YYYY-MM-DD') as day,
          count(*) filter (where not ${logMessages.isSelf})::int as received,
          count(*) filter (where ${logMessages.isSelf})::int as sent
        from generate_series(${first}, ${today}, interval '1 day') as shown(day)
        left join ${logMessages} on (${logMessages.at} at time zone ${ZONE})::date = shown.day::date
          and ${logMessages.userId} = ${userId}
          and ${logMessages.at} >= (${first}::timestamp at time zone ${ZONE})
        group by shown.day order by shown.day`);
      return rowsOf(result).map((row) => ({
        day: String(row.day),
        received: Number(row.received),
        sent: Number(row.sent),
      }));
    },
  };
}

export type LogReadingRepository = ReturnType<typeof logReadingRepository>;
