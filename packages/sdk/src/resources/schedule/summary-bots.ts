import { AI_PROVIDERS } from '../robot/provider.constants';

/** Who may write a summary: `botType` (robot contract, section 2). */
export const SUMMARY_BOT = { chatGpt: 6, dify: 8, fastGpt: 9, cozeV2: 11, cozeV3: 12 } as const;

/** The AI services that may write a summary, with their labels. */
export const SUMMARY_BOTS = AI_PROVIDERS.filter(({ value }) =>
  Object.values<number>(SUMMARY_BOT).includes(value),
);

/** Those of them that also need the id of a bot. */
export const SUMMARY_BOTS_WITH_ID: readonly number[] = [SUMMARY_BOT.cozeV2, SUMMARY_BOT.cozeV3];
