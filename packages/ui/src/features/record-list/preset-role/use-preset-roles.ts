import type { PresetRole } from '@chatdeck/sdk';
import { presetRoleSchema } from '@chatdeck/sdk/entities';
import type { PresetRoleInput } from '@chatdeck/sdk/rules';
import type { PagedSearch } from '../../../lists';
import { toListState } from '../../../store/list-state';
import { promptApi } from '../../../store/prompt.api';
import { failureOf } from '../list/failure-of';
import type { Records } from '../list/record-list-definition';
import { outcomeOf } from '../list/save-outcome';

/** The preset roles of the account. */
export function usePresetRoles(search: PagedSearch): Records<PresetRole, PresetRoleInput> {
  const list = promptApi.usePresetRolesQuery(search.query);
  const [add] = promptApi.useAddPresetRoleMutation();
  const [update] = promptApi.useUpdatePresetRoleMutation();
  const [remove] = promptApi.useRemovePresetRoleMutation();
  const [restore] = promptApi.useRestorePresetRoleMutation();
  return {
    list: toListState(list, search.pageSize),
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
