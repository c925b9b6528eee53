import type { SendState } from '@chatdeck/sdk/constants';
import { sql } from 'drizzle-orm';

/** What a target is set to when its state changes, by the clock of the database. */
export const changedTo = (state: SendState) => ({ state, changedAt: sql`clock_timestamp()` });

/** So long ago, by the same clock. */
export const agoMs = (ms: number) => sql`clock_timestamp() - ${ms} * interval '1 millisecond'`;
