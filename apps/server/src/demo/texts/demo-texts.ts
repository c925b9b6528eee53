import type { dialogues } from './zh-CN/dialogues';
import type { materials } from './zh-CN/materials';
import type { people } from './zh-CN/people';
import type { rules } from './zh-CN/rules';
import type { schedules } from './zh-CN/schedules';

/** The parts of an edition have the shape of the Chinese ones: a text that is missing from another does not compile. */
export type DialogueTexts = typeof dialogues;
export type MaterialTexts = typeof materials;
export type PeopleTexts = typeof people;
export type RuleTexts = typeof rules;
export type ScheduleTexts = typeof schedules;

type SkillAnswer = 'news' | 'star' | 'cartons' | 'batteries';
/** What answers a message of the log: a keyword rule, or a skill. */
export type AnswerId = keyof RuleTexts['replies'] | SkillAnswer;

/** What somebody writes, and what answers it; nothing for silence. */
export type Line = readonly [asked: string, answer?: AnswerId];

/** The chats that have messages: those of three groups, and of the first three friends. */
export type ChatId =
  'bookClub' | 'morningRun' | 'beta' | 'firstFriend' | 'secondFriend' | 'thirdFriend';

export interface MessageTexts {
  readonly answers: Readonly<Record<SkillAnswer, string>>;
  readonly chats: Readonly<Record<ChatId, readonly Line[]>>;
  readonly sends: Readonly<Record<'newBooks' | 'market' | 'bookClub' | 'run', string>>;
}

/** Everything that the demo account says, in one language. */
export interface DemoTexts {
  readonly dialogues: DialogueTexts;
  readonly materials: MaterialTexts;
  readonly messages: MessageTexts;
  readonly people: PeopleTexts;
  readonly rules: RuleTexts;
  readonly schedules: ScheduleTexts;
}
