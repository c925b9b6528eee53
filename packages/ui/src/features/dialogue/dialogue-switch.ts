import type { Dialogue } from '@chatdeck/sdk';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import type { RecordSwitch } from '#lists/records/record-list-definition.ts';

/** Switches a dialogue on and off; its rules are loaded at the first press. */
export const dialogueSwitch: RecordSwitch<Dialogue, DialogueInput> = {
  isOn: ({ openChat }) => openChat,
  toInput: async (row, isOn) => (await import('./switched-dialogue')).switchedDialogue(row, isOn),
};
