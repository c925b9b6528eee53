import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { onlyRow, rowsOf, type Database } from '../database/database';
import { robots, SENDING, sendQueues, sendTargets } from '../database/schema';
import { isServed } from '../outbox/served-queue';
import { isAlive } from '../resources/robot/heartbeats';

const figures = z.object({
  queued: z.coerce.number(),
  sending: z.coerce.number(),
  lag: z.coerce.number(),
  robots: z.coerce.number(),
});
export type DatabaseFigures = z.output<typeof figures>;

/**
 * What only the database knows, by one query over the partial indexes of the outbox. Finished targets are counted where they finish:
 * there are too many of them to count again and again.
 */
export async function databaseFigures(db: Database): Promise<DatabaseFigures> {
  const found = await db.execute(sql`select
    (select count(*) from ${sendTargets} where ${sendTargets.state} = 'queued') as queued,
    (select count(*) from ${sendTargets} where ${sendTargets.state} = ${SENDING}) as sending,
    (select coalesce(greatest(0, extract(epoch from clock_timestamp() - min(${sendQueues.nextAt}))), 0)
      from ${sendQueues} where ${isServed()}) as lag,
    (select count(*) from ${robots} where ${isAlive()}) as robots`);
  return figures.parse(onlyRow(rowsOf(found)));
}
