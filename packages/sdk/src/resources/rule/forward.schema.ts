import * as z from 'zod/mini';
import type { Choice } from '../../core/choice';
import { storedChoice, storedList } from '../../core/stored';
import {
  FORWARD_FILTERS,
  FORWARD_MESSAGES,
  MATCH_MODES,
  POSITIONS,
  TARGET_TYPES,
} from './rule.constants';
import { targetSchema } from './target.schema';

/** A choice that a stored rule may have; an unknown value counts as none. */
const storedOption = <const Value extends string | number>(choices: readonly Choice<Value>[]) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((stored: unknown) => choices.find(({ value }) => value === stored)?.value),
    ),
  );

const targetType = z.literal(TARGET_TYPES.map(({ value }) => value));

/** A row of `forwards`: keywords that are forwarded from some chats to others (product specification, section 3). */
export const keywordForwardSchema = z.looseObject({
  keywords: z.array(z.string()),
  reg: z.literal(MATCH_MODES.map(({ value }) => value)),
  /** The position of the keyword; the current plugin ignores it. */
  position: storedOption(POSITIONS),
  /** The source chats. */
  type: targetType,
  targets: storedList(targetSchema),
  forwardType: targetType,
  forwardTargets: storedList(targetSchema),
});
/** A keyword forward rule (product specification, section 3). */
export type KeywordForward = z.output<typeof keywordForwardSchema>;

/** A row of `privateForwards`: what one user writes, forwarded to group topics and friend names. */
export const privateForwardSchema = z.looseObject({
  /** The user's nickname. */
  name: z.string(),
  type: storedChoice(FORWARD_MESSAGES, 1),
  /** Which messages; the current plugin ignores it. */
  filter: storedOption(FORWARD_FILTERS),
  rooms: storedList(z.string()),
  contacts: storedList(z.string()),
});
/** A designated-user forward rule (product specification, section 3). */
export type PrivateForward = z.output<typeof privateForwardSchema>;
