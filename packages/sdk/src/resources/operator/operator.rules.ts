import * as z from 'zod/mini';
import { oneOf, optionalLine, optionalText, requiredText } from '../../core/check';
import { wireInteger } from '../../core/wire';
import { CUSTOM_ROUTES } from '../custom/custom-routes.constants';
import { MEMBERSHIP_KINDS } from '../member/member.constants';

/** The highest price of a membership, in cents. */
export const PRICE_MAX = 100_000_000;
/** How many accounts may sign up with one invite code at most. */
export const INVITE_PLACES_MAX = 1_000_000;
/** The longest notice. */
export const NOTICE_MAX = 2_000;

const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  // An invalid date such as 31 February is parsed as a different one.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** The last day of a membership, as `2030-12-31`, by the clock of Shanghai; it has not passed. */
export const memberUntilSchema = z
  .string('schedule.day')
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'schedule.day', abort: true }),
    z.refine(isDay, { error: 'schedule.day', abort: true }),
  );

/** The rights of an account in the custom centre, each once. */
export const customRoutesSchema = z.pipe(
  z.array(oneOf(CUSTOM_ROUTES)).check(z.maxLength(CUSTOM_ROUTES.length, 'invalid')),
  z.transform((routes) => [...new Set(routes)]),
);

/** The price of a plan, in cents, and whether it is sold. */
export const planInputSchema = z.object({
  kind: oneOf(MEMBERSHIP_KINDS),
  price: wireInteger().check(
    z.minimum(1, 'operator.price'),
    z.maximum(PRICE_MAX, 'operator.price'),
  ),
  isSold: z.boolean('required'),
});

/** A new invite code; one without `code` gets a random one. */
export const inviteInputSchema = z.object({
  code: z.optional(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{0,32}$/, 'operator.invite'))),
  places: wireInteger().check(
    z.minimum(1, 'operator.places'),
    z.maximum(INVITE_PLACES_MAX, 'operator.places'),
  ),
  note: optionalLine(200),
});

/** What the operator answers to feedback, by mail. */
export const feedbackAnswerSchema = z.object({ content: requiredText('message.content', 5_000) });

/** What the operator says to everybody; empty takes it away. */
export const noticeInputSchema = z.object({ content: optionalText(2_000) });
