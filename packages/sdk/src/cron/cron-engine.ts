import { CronExpressionParser } from 'cron-parser';

/**
 * The robot's zone, Asia/Shanghai, since 1992: without daylight saving time. As a fixed offset the engine finds runs in
 * a third of the time, since it asks no calendar of the platform.
 */
const ROBOT_OFFSET = 'UTC+8';

/** The next runs of an engine expression. This file is loaded on first use: with its time zones it adds 30 KB. */
export const runsAfter = (expression: string, from: Date, count: number): readonly Date[] =>
  CronExpressionParser.parse(expression, { currentDate: from, tz: ROBOT_OFFSET })
    .take(count)
    .map((run) => run.toDate());
