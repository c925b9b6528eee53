import type { PresetRole } from '@chatdeck/sdk';
import type { PresetRoleInput } from '@chatdeck/sdk/rules';
import type { PagedSearch } from '../../../lists';
import { toListState } from '../../../store/list-state';
import { promptApi } from '../../../store/prompt.api';
import { failureOf } from '../list/failure-of';
import type { Records } from '../list/record-list-definition';

/** The preset roles of the account. */
export function usePresetRoles(search: PagedSearch): Records<PresetRole, PresetRoleInput> {
  const list = promptApi.usePresetRolesQuery(search.query);
  const [add] = promptApi.useAddPresetRoleMutation();
  const [update] = promptApi.useUpdatePresetRoleMutation();
  const [remove] = promptApi.useRemovePresetRoleMutation();
  return {
    list: toListState(list, search.pageSize),
    save: async (input, row) =>
      failureOf(row ? await update({ id: row.id, input }) : await add(input)),
    remove: async ({ id }) => failureOf(await remove(id)),
  };
}
