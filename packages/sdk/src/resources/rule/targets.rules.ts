import * as z from 'zod/mini';
import { requiredText } from '../../core/check';

/** The maximum number of groups or friends that a rule or task may target. */
export const TARGETS_MAX = 500;

/** A group or a friend that was selected in a form. */
export const chosenTargetSchema = z.object({
  id: requiredText('send.target', 200),
  name: z.string('send.target').check(z.maxLength(200, 'length.200')),
});

/** The groups or friends of a form, at least one. */
export const targetsSchema = z
  .array(chosenTargetSchema, 'send.target')
  .check(z.minLength(1, 'send.target'), z.maxLength(TARGETS_MAX, 'targets.many'));

/** The groups or friends of a form; may be empty. */
export const optionalTargetsSchema = z._default(
  z.array(chosenTargetSchema, 'invalid').check(z.maxLength(TARGETS_MAX, 'targets.many')),
  [],
);
