import type { PresetRole } from '@chatdeck/sdk';
import { presetRoleSchema } from '@chatdeck/sdk/entities';
import type { PresetRoleInput } from '@chatdeck/sdk/rules';
import { promptApi } from '#store/prompt.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';
import type { Records } from '#lists/records/record-list-definition.ts';
import { toRecords } from '#lists/records/to-records.ts';

/** The preset roles of the account. */
export function usePrompts(search: PagedSearch): Records<PresetRole, PresetRoleInput> {
  const list = promptApi.usePromptsQuery(search.query);
  const [add] = promptApi.useAddPromptMutation();
  const [update] = promptApi.useUpdatePromptMutation();
  const [remove] = promptApi.useRemovePromptMutation();
  const [restore] = promptApi.useRestorePromptMutation();
  return toRecords({
    list: toLoadedRows(list, search.pageSize),
    schema: presetRoleSchema,
    add,
    update,
    remove,
    restore,
  });
}
