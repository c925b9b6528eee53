import {
  ACCOUNT,
  CARD,
  EMPTY,
  LENGTH,
  NEW_FRIEND,
  OFFICIAL,
  RECEIVE,
  REMINDER_STAGE,
  ROOM_INVITE,
} from './stages/greetings';
import { DIALOGUE } from './stages/dialogue';
import { IMAGE, UPLOAD, VOICE } from './stages/media';
import { FORWARD, PRIVATE_FORWARD, SYNC } from './stages/forwards';
import { PROVIDER } from './stages/provider';
import { CALLBACK, CUSTOM_BOT, PREVENT_WORDS, REPLY } from './stages/rules';
import { SKILL, SUMMARY } from './stages/skills';
import type { SimulationMessage } from './simulation.types';
import type { StageRule } from './turn';

/** The stages of a message: `chain` until one decides, then `after` whatever was decided. */
export interface Pipeline {
  readonly chain: readonly StageRule[];
  readonly after: readonly StageRule[];
}

/** Files and pictures go to the AI alone. */
const AI_STAGES = [DIALOGUE, PROVIDER];

const RULE_STAGES = [
  FORWARD,
  CALLBACK,
  PREVENT_WORDS,
  SUMMARY,
  SKILL,
  REPLY,
  DIALOGUE,
  CUSTOM_BOT,
  PROVIDER,
];

const PRIVATE_STAGES = [IMAGE, OFFICIAL, LENGTH, NEW_FRIEND, ROOM_INVITE, REMINDER_STAGE];
const ROOM_STAGES = [IMAGE, EMPTY];

function chainOf({ room, kind = 'text' }: SimulationMessage): readonly StageRule[] {
  const first = room ? [RECEIVE] : [RECEIVE, PRIVATE_FORWARD];
  const texts = [...(room ? ROOM_STAGES : PRIVATE_STAGES), ...RULE_STAGES];
  switch (kind) {
    case 'text':
    case 'url':
      return [...first, CARD, ...(room ? [] : [ACCOUNT]), ...texts];
    case 'mini':
      return [...first, CARD];
    case 'audio':
      return [...first, VOICE, UPLOAD, ...texts];
    case 'image':
      return [...first, UPLOAD, IMAGE, ...AI_STAGES];
    case 'file':
    case 'video':
      return [...first, UPLOAD, ...AI_STAGES];
  }
}

/** The stages that a message passes on the robot, in its order. */
export const pipelineOf = (message: SimulationMessage): Pipeline => ({
  chain: chainOf(message),
  after: message.room ? [SYNC] : [],
});
