import type { Prompt } from '@chatdeck/sdk';
import { promptSchema } from '@chatdeck/sdk/entities';
import type { PromptInput } from '@chatdeck/sdk/rules';
import { promptApi } from '#store/prompt.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';
import type { Records } from '#lists/records/record-list-definition.ts';
import { toRecords } from '#lists/records/record-calls.ts';

/** The prompts of the account. */
export function usePrompts(search: PagedSearch): Records<Prompt, PromptInput> {
  const list = promptApi.usePromptsQuery(search.query);
  const [add] = promptApi.useAddPromptMutation();
  const [update] = promptApi.useUpdatePromptMutation();
  const [remove] = promptApi.useRemovePromptMutation();
  const [restore] = promptApi.useRestorePromptMutation();
  return toRecords({
    list: toLoadedRows(list, search.pageSize),
    schema: promptSchema,
    add,
    update,
    remove,
    restore,
  });
}
