import type { Dialogue } from '@chatdeck/sdk';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import type { EditRobot } from '#lists/simulator/use-stored-robot.ts';

/** Takes a dialogue out. */
export const dropDialogue =
  ({ id: dropped }: Dialogue): EditRobot =>
  (robot) => ({ ...robot, dialogues: robot.dialogues?.filter(({ id }) => id !== dropped) });

/** Puts a dialogue in the place of the one that is edited, or at the end; what parses it loads with the first. */
export async function editDialogue(
  input: DialogueInput,
  stored: Dialogue | undefined,
): Promise<EditRobot> {
  const { editedDialogue } = await import('./edited-dialogue');
  const edited = editedDialogue(input, stored);
  if (!edited) return (robot) => robot;
  return (robot) => {
    const { dialogues = [] } = robot;
    const at = dialogues.findIndex(({ id }) => id === edited.id);
    return {
      ...robot,
      dialogues:
        at === -1
          ? [...dialogues, edited]
          : dialogues.map((row, index) => (index === at ? edited : row)),
    };
  };
}
