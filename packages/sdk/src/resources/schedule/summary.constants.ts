import { choice } from '../../core/choice';

/** How much of a chat is summed up (product specification, section 9). */
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

/** Who may write a summary: `botType` (robot contract, section 2). */
export const SUMMARY_BOT = { chatGpt: 6, dify: 8, fastGpt: 9, cozeV2: 11, cozeV3: 12 } as const;
/** The AI services that may write a summary, with their labels. */
export const SUMMARY_BOTS = [
  choice(SUMMARY_BOT.chatGpt, 'ChatGPT', 'ChatGPT'),
  choice(SUMMARY_BOT.fastGpt, 'FastGPT', 'FastGPT'),
  choice(SUMMARY_BOT.dify, 'Dify', 'Dify'),
  choice(SUMMARY_BOT.cozeV2, 'Coze V2', 'Coze V2'),
  choice(SUMMARY_BOT.cozeV3, 'Coze V3', 'Coze V3'),
] as const;
/** Those of them that also need the id of a bot. */
export const SUMMARY_BOTS_WITH_ID: readonly number[] = [SUMMARY_BOT.cozeV2, SUMMARY_BOT.cozeV3];
