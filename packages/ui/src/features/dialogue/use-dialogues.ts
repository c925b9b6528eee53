import type { Dialogue } from '@chatdeck/sdk';
import { dialogueSchema } from '@chatdeck/sdk/entities';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import { dialogueApi } from '#store/dialogue.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';
import type { Records } from '#lists/records/record-list-definition.ts';
import { toRecords } from '#lists/records/record-calls.ts';

/** The dialogues of the account, in the order in which the robot tries them. */
export function useDialogues({ page, pageSize }: PagedSearch): Records<Dialogue, DialogueInput> {
  const list = dialogueApi.useDialoguesQuery({ current: page, pageSize });
  const [add] = dialogueApi.useAddDialogueMutation();
  const [update] = dialogueApi.useUpdateDialogueMutation();
  const [remove] = dialogueApi.useRemoveDialogueMutation();
  const [restore] = dialogueApi.useRestoreDialogueMutation();
  return toRecords({
    list: toLoadedRows(list, pageSize),
    schema: dialogueSchema,
    add,
    update,
    remove,
    restore,
  });
}
