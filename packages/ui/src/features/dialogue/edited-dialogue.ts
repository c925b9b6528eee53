import type { Dialogue } from '@chatdeck/sdk';
import { dialogueSchema } from '@chatdeck/sdk/entities';
import type { DialogueInput } from '@chatdeck/sdk/rules';

/** The id of a dialogue that is not stored yet. */
const UNSAVED = 'unsaved';

/** A dialogue as it would be stored; undefined if it is not valid. */
export const editedDialogue = (
  input: DialogueInput,
  stored: Dialogue | undefined,
): Dialogue | undefined =>
  dialogueSchema.safeParse({ id: UNSAVED, version: 1, ...stored, ...input }).data;
