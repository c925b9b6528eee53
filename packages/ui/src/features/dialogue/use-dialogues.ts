import type { Dialogue } from '@chatdeck/sdk';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import { useLive } from '#store/live/use-live.ts';
import { dialogueApi } from '#store/dialogue.api.ts';
import type { ListQuery } from '#lists/list-props.ts';
import type { Records } from '#lists/records/record-list-definition.ts';
import { toRecords } from '#lists/records/record-calls.ts';

/** A page has them all for most accounts, so that they can be put in order. */
export const DIALOGUES_PAGE = 80;

/** Saves the order in which the robot tries the dialogues. */
export function useDialogueOrder() {
  const [reorder] = dialogueApi.useReorderDialoguesMutation();
  return async (ids: readonly string[]) => (await reorder(ids)).error === undefined;
}

/**
 * The dialogues that the robot tries before one. They are those of the first page, which the list has loaded already;
 * beyond that page all of it comes before.
 */
export function useDialoguesBefore({ id }: Dialogue): readonly Dialogue[] {
  const { data } = dialogueApi.useDialoguesQuery({ current: 1, pageSize: DIALOGUES_PAGE });
  const first = data?.list ?? [];
  const at = first.findIndex((dialogue) => dialogue.id === id);
  return at === -1 ? first : first.slice(0, at);
}

/** A page of the dialogues with AI services, in the order in which the robot tries them, and how to change them. */
export function useDialogues({ page = 1, pageSize = DIALOGUES_PAGE }: ListQuery = {}): Records<
  Dialogue,
  DialogueInput
> {
  useLive();
  const list = dialogueApi.useDialoguesQuery({ current: page, pageSize });
  const [add] = dialogueApi.useAddDialogueMutation();
  const [update] = dialogueApi.useUpdateDialogueMutation();
  const [remove] = dialogueApi.useRemoveDialogueMutation();
  const [restore] = dialogueApi.useRestoreDialogueMutation();
  return toRecords({
    query: list,
    pageSize,
    loadSchema: async () => (await import('#lists/records/record-schemas.ts')).dialogueSchema,
    add,
    update,
    remove,
    restore,
  });
}
