import * as z from 'zod/mini';
import { oneOf, requiredText } from '../../core/check';
import { crossRule } from '../../core/cross-rule';
import type { RuleId } from '../../core/rule-texts';
import { keywordsSchema } from './keyword.rules';
import { FORWARD_FILTERS, FORWARD_MESSAGES, MATCH_MODES, POSITIONS } from './rule.constants';
import { TARGETS_MAX } from './targets.rules';
import { targetSchema } from './target.schema';

const targets = (rule: RuleId) =>
  z.array(targetSchema, rule).check(z.minLength(1, rule), z.maxLength(TARGETS_MAX, 'targets.many'));

const listening = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('room'), targets: targets('forward.rooms') }),
    z.object({ type: z.literal('contact'), targets: targets('forward.contacts') }),
  ],
  'required',
);

const forwarding = z.discriminatedUnion(
  'forwardType',
  [
    z.object({ forwardType: z.literal('room'), forwardTargets: targets('forward.toRooms') }),
    z.object({ forwardType: z.literal('contact'), forwardTargets: targets('forward.toContacts') }),
  ],
  'required',
);

/** The rules of the keyword forward dialog (product specification, section 5); all missing values are reported at once. */
export const keywordForwardFormSchema = z.intersection(
  z.object({
    keywords: keywordsSchema,
    reg: oneOf(MATCH_MODES),
    position: z.optional(oneOf(POSITIONS)),
  }),
  z.intersection(listening, forwarding),
);
/** The value of the keyword forward dialog (product specification, section 3). */
export type KeywordForwardForm = z.input<typeof keywordForwardFormSchema>;

const names = z
  .array(requiredText('required', 200), 'invalid')
  .check(z.maxLength(TARGETS_MAX, 'targets.many'));

/** The rules of the designated-user forward dialog: a user name is required (product specification, section 5). */
export const privateForwardFormSchema = z
  .object({
    name: requiredText('required', 200),
    type: oneOf(FORWARD_MESSAGES),
    filter: z.optional(oneOf(FORWARD_FILTERS)),
    rooms: names,
    contacts: names,
  })
  .check(
    crossRule({ rooms: names, contacts: names }, ({ rooms, contacts }, miss) => {
      if (rooms.length === 0 && contacts.length === 0) miss('forward.targets', 'rooms');
    }),
  );
/** The value of the designated-user forward dialog (product specification, section 3). */
export type PrivateForwardForm = z.input<typeof privateForwardFormSchema>;
