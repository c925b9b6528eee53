import { LOG_DAYS } from '@chatdeck/sdk/constants';
import type { LoggedDay, LoggedHour, RuleHits } from '@chatdeck/sdk/entities';
import { and, desc, eq, gt, inArray, lt, max, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Database } from '../../database/database';
import { contains, countedPage, type PageQuery } from '../../database/list-query';
import { logMessages } from '../../database/schema';

/** Days are counted in the robot's time zone. */
const ZONE = sql`'Asia/Shanghai'::text`;

const TODAY = sql`(now() at time zone ${ZONE})::date`;

/** The messages since the start of a day, at the robot's time, each with whether the account wrote next in its chat. */
const saidSince = (userId: string, day: SQL) => sql`(
  select ${logMessages.at} at time zone ${ZONE} as at, ${logMessages.isSelf} as is_self,
    lead(${logMessages.isSelf}) over (
      partition by ${logMessages.conversationId} order by ${logMessages.at}, ${logMessages.id}
    ) as is_answered
  from ${logMessages}
  where ${logMessages.userId} = ${userId}
    and ${logMessages.at} >= (${day}::timestamp at time zone ${ZONE})
) as said`;

const COUNTS = sql`
  count(*) filter (where not said.is_self)::int as received,
  count(*) filter (where not said.is_self and said.is_answered)::int as answered,
  count(*) filter (where said.is_self)::int as sent`;

const countsOf = (row: Readonly<Record<string, unknown>>) => ({
  received: Number(row['received']),
  answered: Number(row['answered']),
  sent: Number(row['sent']),
});

/** Which chats are asked for: those whose name contains a text, or one alone. */
export interface ConversationQuery extends PageQuery {
  readonly search?: string;
  readonly conversationId?: string;
}

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
    async conversations(userId: string, { search, conversationId, ...query }: ConversationQuery) {
      const lastId = sql<number>`max(${logMessages.id})`.mapWith(Number);
      const found = and(
        of(userId),
        contains(search?.trim(), logMessages.conversationName),
        conversationId === undefined ? undefined : eq(logMessages.conversationId, conversationId),
      );
      const grouped = db
        .select({ conversationId: logMessages.conversationId })
        .from(logMessages)
        .where(found)
        .groupBy(logMessages.conversationId);
      const { count, rows: chats } = await countedPage(
        query,
        () => db.$count(grouped.as('chats')),
        ({ limit, offset }) =>
          db
            .select({ lastId, count: sql<number>`count(*)`.mapWith(Number) })
            .from(logMessages)
            .where(found)
            .groupBy(logMessages.conversationId)
            .orderBy(desc(lastId))
            .limit(limit)
            .offset(offset),
      );
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
      const first = sql`(${TODAY} - ${days - 1}::int)`;
      const result = await db.execute(sql`
        select to_char(shown.day, 'YYYY-MM-DD') as day, ${COUNTS}
        from generate_series(${first}, ${TODAY}, interval '1 day') as shown(day)
        left join ${saidSince(userId, first)} on said.at::date = shown.day::date
        group by shown.day order by shown.day`);
      return rowsOf(result).map((row) => ({ day: String(row.day), ...countsOf(row) }));
    },

    /** The 24 hours of today, including those without a message. */
    async hourly(userId: string): Promise<LoggedHour[]> {
      const result = await db.execute(sql`
        select shown.hour, ${COUNTS}
        from generate_series(0, 23) as shown(hour)
        left join ${saidSince(userId, TODAY)} on extract(hour from said.at) = shown.hour
          and said.at::date = ${TODAY}
        group by shown.hour order by shown.hour`);
      return rowsOf(result).map((row) => ({ hour: Number(row.hour), ...countsOf(row) }));
    },
  };
}

export type LogReadingRepository = ReturnType<typeof logReadingRepository>;
