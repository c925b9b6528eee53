import type { PresetRole } from '@chatdeck/sdk';
import { presetRoleSchema } from '@chatdeck/sdk/entities';
import type { PresetRoleInput } from '@chatdeck/sdk/rules';
import { promptApi } from '#store/prompt.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';
import { failureOf } from '#lists/records/failure-of.ts';
import type { Records } from '#lists/records/record-list-definition.ts';
import { outcomeOf } from '#lists/records/save-outcome.ts';

/** The preset roles of the account. */
export function usePrompts(search: PagedSearch): Records<PresetRole, PresetRoleInput> {
  const list = promptApi.usePromptsQuery(search.query);
  const [add] = promptApi.useAddPromptMutation();
  const [update] = promptApi.useUpdatePromptMutation();
  const [remove] = promptApi.useRemovePromptMutation();
  const [restore] = promptApi.useRestorePromptMutation();
  return {
    list: toLoadedRows(list, search.pageSize),
    save: async (input, row) => {
      const sent = row
        ? await update({ id: row.id, input, baseVersion: row.version })
        : await add(input);
      return outcomeOf(sent, presetRoleSchema, row !== undefined);
    },
    remove: async ({ id }) => failureOf(await remove(id)),
    restore: async ({ id }) => failureOf(await restore(id)),
  };
}
