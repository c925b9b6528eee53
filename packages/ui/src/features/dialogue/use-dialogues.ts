import type { Dialogue } from '@chatdeck/sdk';
import { dialogueSchema } from '@chatdeck/sdk/entities';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import { dialogueApi } from '#store/dialogue.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';
import { failureOf } from '#lists/records/failure-of.ts';
import type { Records } from '#lists/records/record-list-definition.ts';
import { outcomeOf } from '#lists/records/save-outcome.ts';

/** The dialogues of the account, in the order in which the robot tries them. */
export function useDialogues({ page, pageSize }: PagedSearch): Records<Dialogue, DialogueInput> {
  const list = dialogueApi.useDialoguesQuery({ current: page, pageSize });
  const [add] = dialogueApi.useAddDialogueMutation();
  const [update] = dialogueApi.useUpdateDialogueMutation();
  const [remove] = dialogueApi.useRemoveDialogueMutation();
  const [restore] = dialogueApi.useRestoreDialogueMutation();
  return {
    list: toLoadedRows(list, pageSize),
    save: async (input, row) => {
      const sent = row
        ? await update({ id: row.id, input, baseVersion: row.version })
        : await add(input);
      return outcomeOf(sent, dialogueSchema, row !== undefined);
    },
    remove: async ({ id }) => failureOf(await remove(id)),
    restore: async ({ id }) => failureOf(await restore(id)),
  };
}
