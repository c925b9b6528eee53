import { ROBOT_TYPE } from '../robot/robot-type.constants';

/** The services that a dialogue may use (robot contract, section 2.9). */
export const DIALOGUE_BOT = {
  chatGpt: ROBOT_TYPE.chatGpt,
  dify: ROBOT_TYPE.dify,
  fastGpt: ROBOT_TYPE.fastGpt,
  cozeV2: ROBOT_TYPE.cozeV2,
  cozeV3: ROBOT_TYPE.cozeV3,
  qAnything: ROBOT_TYPE.qAnything,
} as const;
/** The number of an AI service of dialogues. */
export type DialogueBot = (typeof DIALOGUE_BOT)[keyof typeof DIALOGUE_BOT];

/** The services that require the id of a bot. */
export const BOTS_WITH_ID: readonly number[] = [
  DIALOGUE_BOT.cozeV2,
  DIALOGUE_BOT.cozeV3,
  DIALOGUE_BOT.qAnything,
];
