import { choice } from '../../core/choice';

/** Daily at 08:00 in the robot's dialect: six fields, seconds first, Asia/Shanghai. */
export const DEFAULT_CRON = '0 0 8 * * *';
/** The zone in which the robot reads every schedule. */
export const ROBOT_TIME_ZONE = 'Asia/Shanghai';

/** The preset intervals (product specification, section 9); values are cron expressions. */
export const SCHEDULE_INTERVALS = [
  choice('0 */20 * * * *', '每 20 分钟', 'Every 20 minutes'),
  choice('0 */40 * * * *', '每 40 分钟', 'Every 40 minutes'),
  choice('0 0 * * * *', '每 60 分钟', 'Every 60 minutes'),
  choice('0 0 */2 * * *', '每 2 小时', 'Every 2 hours'),
  choice('0 0 */3 * * *', '每 3 小时', 'Every 3 hours'),
  choice('0 0 */4 * * *', '每 4 小时', 'Every 4 hours'),
  choice('0 0 */5 * * *', '每 5 小时', 'Every 5 hours'),
  choice('0 0 */6 * * *', '每 6 小时', 'Every 6 hours'),
  choice('0 0 */7 * * *', '每 7 小时', 'Every 7 hours'),
] as const;

/** The lists whose rows have a schedule in `date` (robot contract, section 1.4). */
export const SCHEDULE_LISTS = [
  'dayTaskSchedule',
  'roomTaskSchedule',
  'roomNewsSchedule',
  'countDownTaskSchedule',
] as const;
