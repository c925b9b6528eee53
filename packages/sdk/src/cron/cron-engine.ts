import { CronExpressionParser } from 'cron-parser';
import { ROBOT_TIME_ZONE } from '../resources/schedule/schedule.constants';

/** The next runs of an engine expression. This file is loaded on first use: with its time zones it adds 30 KB. */
export const runsAfter = (expression: string, from: Date, count: number): readonly Date[] =>
  CronExpressionParser.parse(expression, { currentDate: from, tz: ROBOT_TIME_ZONE })
    .take(count)
    .map((run) => run.toDate());
