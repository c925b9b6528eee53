import { dialogueInputSchema } from '@chatdeck/sdk/rules';
import { buildDialogue } from '@chatdeck/sdk/testing';
import { expect, it } from 'vitest';
import { toDialogueFields, toDialogueInput } from './dialogue.model';

it('saves a dialogue without the count that the robot keeps', () => {
  const stored = buildDialogue(1, { usedNum: 12, limitNum: 100 });
  const saved = toDialogueInput(dialogueInputSchema.parse(toDialogueFields(stored)));
  expect(saved).toMatchObject({ limitNum: 100 });
  expect(saved).not.toHaveProperty('usedNum');
});
