import * as z from 'zod/mini';
import { requiredText } from '../../core/check';
import { rowVersion } from '../../core/record-row';
import { MESSAGE_CONTENT_MAX } from '../material/material.constants';

/** A prompt of the prompt store (product specification, section 3). */
export const promptSchema = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  content: z.string(),
  version: rowVersion(),
});
/** A prompt of the prompt store. */
export type Prompt = z.output<typeof promptSchema>;

/** The maximum length of a prompt's name, in characters. */
export const PROMPT_NAME_MAX = 50;

/** What a prompt requires: a name and the system message for the AI. */
export const promptInputSchema = z.object({
  name: requiredText('required', PROMPT_NAME_MAX),
  content: requiredText('message.content', MESSAGE_CONTENT_MAX, 'message.length'),
});
/** The input of a prompt. */
export type PromptInput = z.input<typeof promptInputSchema>;
