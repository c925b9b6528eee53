import { choice } from '../../core/choice';

/** How much of a chat is summarised (product specification, section 9). */
export const SUMMARY_MODES = [
  choice('time', '按时间', 'By time'),
  choice('count', '按条数', 'By count'),
] as const;

/** The time windows of a summary in hours; 0 is today. */
export const SUMMARY_WINDOWS = [
  choice(0, '今天', 'Today'),
  choice(6, '6 小时', '6 hours'),
  choice(12, '12 小时', '12 hours'),
  choice(24, '24 小时', '24 hours'),
  choice(48, '48 小时', '48 hours'),
  choice(72, '72 小时', '72 hours'),
  choice(168, '7 天', '7 days'),
] as const;

/** The message counts of a summary. */
export const SUMMARY_COUNTS = [50, 100, 150, 200, 250, 300, 500, 800] as const;
