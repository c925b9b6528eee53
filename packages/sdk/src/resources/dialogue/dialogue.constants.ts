/** The services that a dialogue may talk to (robot contract, section 2.9). */
export const DIALOGUE_BOT = {
  chatGpt: 6,
  dify: 8,
  fastGpt: 9,
  cozeV2: 11,
  cozeV3: 12,
  qAnything: 13,
} as const;
/** The number of an AI service of dialogues. */
export type DialogueBot = (typeof DIALOGUE_BOT)[keyof typeof DIALOGUE_BOT];

/** The services that know a bot by an id of their own. */
export const BOTS_WITH_ID: readonly number[] = [
  DIALOGUE_BOT.cozeV2,
  DIALOGUE_BOT.cozeV3,
  DIALOGUE_BOT.qAnything,
];
