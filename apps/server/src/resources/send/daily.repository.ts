import type { DailySends } from '@chatdeck/sdk';
import { SEND_STATE } from '@chatdeck/sdk/constants';
import { RETRIED_STATES } from '@chatdeck/sdk/rules';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database';
import { sendJobs, sendReceipts, sendTargets } from '../../database/schema';

/** Days are counted in the robot's time zone. */
const ZONE = sql`'Asia/Shanghai'::text`;

/** Counts the sends of each day; mass sends and receipts are retained for as many days as can be queried. */
export const dailyRepository = (db: Database) => ({
  /** The last days, oldest first, including those without a message. */
  lastDays: async (userId: string, days: number): Promise<DailySends[]> => {
    const today = sql`(now() at time zone ${ZONE})::date`;
    const first = sql`(${today} - ${days - 1}::int)`;
    const since = sql`(${first}::timestamp at time zone ${ZONE})`;
    // Content that the robot fetches by itself counts as one message.
    const messages = sql`greatest(jsonb_array_length(${sendJobs.messages}), 1)`;
    const missed = sql.join(
      RETRIED_STATES.map((state) => sql`${state}`),
      sql`, `,
    );
    const result = await db.execute(sql`
      with sent as (
        select (${sendTargets.changedAt} at time zone ${ZONE})::date as day,
          case when ${sendTargets.state} = ${SEND_STATE.handedOver} then ${messages} else 0 end as handed_over,
          case when ${sendTargets.state} in (${missed}) then ${messages} else 0 end as failed
        from ${sendTargets} join ${sendJobs} on ${sendJobs.id} = ${sendTargets.jobId}
        where ${sendJobs.userId} = ${userId} and ${sendTargets.changedAt} >= ${since}
        union all
        select (${sendReceipts.createdAt} at time zone ${ZONE})::date, 1, 0
        from ${sendReceipts}
        where ${sendReceipts.userId} = ${userId} and ${sendReceipts.createdAt} >= ${since}
      )
      select to_char(shown.day, 'YYYY-MM-DD') as date,
        coalesce(sum(sent.handed_over), 0)::int as handed_over,
        coalesce(sum(sent.failed), 0)::int as failed
      from generate_series(${first}, ${today}, interval '1 day') as shown(day)
      left join sent on sent.day = shown.day::date
      group by shown.day order by shown.day`);
    return rowsOf(result).map((row) => ({
      date: String(row.date),
      handedOver: Number(row.handed_over),
      failed: Number(row.failed),
    }));
  },
});

export type DailyRepository = ReturnType<typeof dailyRepository>;
