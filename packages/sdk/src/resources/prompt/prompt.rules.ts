import * as z from 'zod/mini';
import { requiredText } from '../../core/check';
import { MESSAGE_CONTENT_MAX } from '../material/material.constants';

/** The name of a preset role has at most this many characters. */
export const PROMPT_NAME_MAX = 50;

/** What a preset role needs: a name, and what the AI is told of its role. */
export const presetRoleInputSchema = z.object({
  name: requiredText('required', PROMPT_NAME_MAX),
  content: requiredText('message.content', MESSAGE_CONTENT_MAX, 'message.length'),
});
/** A preset role as a caller gives it. */
export type PresetRoleInput = z.input<typeof presetRoleInputSchema>;
