import { LOG_DAYS, LOG_MAX } from '@chatdeck/sdk/constants';

/** How long messages are retained, and how many. */
export const KEPT = { days: LOG_DAYS, max: LOG_MAX } as const;
