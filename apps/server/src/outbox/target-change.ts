import type { SendState } from '@chatdeck/sdk/constants';
import { sql } from 'drizzle-orm';

/** The new state of a target, with the database's time of the change. */
export const changedTo = (state: SendState) => ({ state, changedAt: sql`clock_timestamp()` });

/** The time so many milliseconds ago, by the same clock. */
export const agoMs = (ms: number) => sql`clock_timestamp() - ${ms} * interval '1 millisecond'`;
