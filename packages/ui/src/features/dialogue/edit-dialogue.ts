import type { Dialogue } from '@chatdeck/sdk';
import { dialogueSchema } from '@chatdeck/sdk/entities';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import type { EditRobot } from '#lists/simulator/use-stored-robot.ts';

/** The id of a dialogue that is not stored yet. */
const UNSAVED = 'unsaved';

/** Takes a dialogue out. */
export const dropDialogue =
  ({ id: dropped }: Dialogue): EditRobot =>
  (robot) => ({ ...robot, dialogues: robot.dialogues?.filter(({ id }) => id !== dropped) });

/** Puts a dialogue in the place of the one that is edited, or at the end. */
export const editDialogue =
  (input: DialogueInput, stored: Dialogue | undefined): EditRobot =>
  (robot) => {
    const read = dialogueSchema.safeParse({ id: UNSAVED, version: 1, ...stored, ...input });
    const { dialogues = [] } = robot;
    if (!read.success) return robot;
    const edited = read.data;
    const at = dialogues.findIndex(({ id }) => id === edited.id);
    return {
      ...robot,
      dialogues:
        at === -1
          ? [...dialogues, edited]
          : dialogues.map((row, index) => (index === at ? edited : row)),
    };
  };
