import type { Prompt } from '@chatdeck/sdk';
import type { PromptInput } from '@chatdeck/sdk/rules';
import { useLive } from '#store/live/use-live.ts';
import { promptApi } from '#store/prompt.api.ts';
import type { ListQuery } from '#lists/list-props.ts';
import type { Records } from '#lists/records/record-list-definition.ts';
import { toRecords } from '#lists/records/record-calls.ts';
import { RECORDS_PAGE } from '#lists/records/records-page.ts';

/** A page of the prompts of the account, all or those that a search finds, and how to change them. */
export function usePrompts({ page = 1, pageSize = RECORDS_PAGE, search }: ListQuery = {}): Records<
  Prompt,
  PromptInput
> {
  useLive();
  const list = promptApi.usePromptsQuery({
    ...(search && { name: search }),
    current: page,
    pageSize,
  });
  const [add] = promptApi.useAddPromptMutation();
  const [update] = promptApi.useUpdatePromptMutation();
  const [remove] = promptApi.useRemovePromptMutation();
  const [restore] = promptApi.useRestorePromptMutation();
  return toRecords({
    query: list,
    pageSize,
    loadSchema: async () => (await import('#lists/records/record-schemas.ts')).promptSchema,
    add,
    update,
    remove,
    restore,
  });
}
