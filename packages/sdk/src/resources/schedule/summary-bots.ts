import { ROBOT_TYPE } from '../robot/robot-type.constants';
import { AI_PROVIDERS } from '../robot/provider.constants';

/** The services that can write a summary: `botType` (robot contract, section 2). */
export const SUMMARY_BOT = {
  chatGpt: ROBOT_TYPE.chatGpt,
  dify: ROBOT_TYPE.dify,
  fastGpt: ROBOT_TYPE.fastGpt,
  cozeV2: ROBOT_TYPE.cozeV2,
  cozeV3: ROBOT_TYPE.cozeV3,
} as const;

/** The AI services that can write a summary, with their labels. */
export const SUMMARY_BOTS = AI_PROVIDERS.filter(({ value }) =>
  Object.values<number>(SUMMARY_BOT).includes(value),
);

/** Those of them that also require the id of a bot. */
export const SUMMARY_BOTS_WITH_ID: readonly number[] = [SUMMARY_BOT.cozeV2, SUMMARY_BOT.cozeV3];
