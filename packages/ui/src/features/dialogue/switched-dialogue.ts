import type { Dialogue } from '@chatdeck/sdk';
import { dialogueInputSchema, type DialogueInput } from '@chatdeck/sdk/rules';
import { toDialogueFields, toDialogueInput } from './dialogue.model';

/** A dialogue as it is stored, switched on or off; undefined if its rules refuse what is stored. */
export function switchedDialogue(row: Dialogue, openChat: boolean): DialogueInput | undefined {
  const { data } = dialogueInputSchema.safeParse({ ...toDialogueFields(row), openChat });
  return data && toDialogueInput(data);
}
