import * as z from 'zod/mini';
import { requiredText } from '../../core/check';

/** A callback event that the server offers; `postUrl` goes into a rule's `postUrl`. */
export const builtInEventSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  postUrl: z.string(),
});
/** A callback event that this server answers itself. */
export type BuiltInEvent = z.output<typeof builtInEventSchema>;

/** A message to the account; `createdAt` is ISO 8601. */
export const accountMessageSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  createdAt: z.string(),
});
/** A message of the site to an account. */
export type AccountMessage = z.output<typeof accountMessageSchema>;

/** One release of the change log; `date` is `YYYY-MM-DD`. */
export const releaseSchema = z.object({
  version: z.string(),
  date: z.string(),
  changes: z.array(z.string()),
});
/** One entry of the change log. */
export type Release = z.output<typeof releaseSchema>;

/** Feedback to the operator. */
export const feedbackSchema = z.object({
  content: requiredText('message.content', 5_000),
  /** How to reach the author. */
  contact: z.optional(z.string('invalid').check(z.maxLength(200, 'length.200'))),
});
/** The input of feedback to the operator. */
export type FeedbackInput = z.input<typeof feedbackSchema>;
