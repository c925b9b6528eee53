import type { Dialogue } from '@chatdeck/sdk';
import { dialogueSchema } from '@chatdeck/sdk/entities';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import { useMemo } from 'react';
import { dialogueApi } from '#store/dialogue.api.ts';
import { promptApi } from '#store/prompt.api.ts';
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

/** A select renders all of its items; a longer list would be impractical to search. */
const MOST_CHOICES = 300;

/** The prompts to choose from, preceded by "none". A stored prompt that was deleted remains a choice. */
export function usePromptChoices(none: string, stored: string) {
  const { data } = promptApi.useAllPromptsQuery();
  return useMemo(() => {
    const prompts = (data ?? [])
      .slice(0, MOST_CHOICES)
      .map(({ id, name }) => ({ id: String(id), label: name }));
    const isListed = stored === '' || prompts.some(({ id }) => id === stored);
    const unlisted = isListed ? [] : [{ id: stored, label: stored }];
    return [{ id: NO_PROMPT, label: none }, ...prompts, ...unlisted];
  }, [data, none, stored]);
}

/** The choice of no prompt. */
export const NO_PROMPT = 'none';
