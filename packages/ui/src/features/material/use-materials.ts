import type { Material, MaterialForm, MaterialQuery } from '@chatdeck/sdk';
import { useLive } from '#store/live/use-live.ts';
import { loadAnew } from '#store/load-anew.ts';
import { materialApi } from '#store/material.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { ListQuery } from '#lists/list-props.ts';
import { failureOf } from '#lists/records/record-calls.ts';
import { useMay } from '#lists/session/use-may.ts';

/** Materials per page. */
const PAGE_SIZE = 10;

/** Which materials are asked for. */
export interface MaterialsQuery extends ListQuery, Pick<MaterialQuery, 'type' | 'sort'> {
  /** The tag that they have. Default any. */
  readonly tag?: string | undefined;
}

/**
 * A page of the materials of the account, by type, tag and name, and how to change them. The list follows what anyone
 * changes: this page, another one, or a call of your own.
 */
export function useMaterials(options: MaterialsQuery = {}) {
  const { page = 1, pageSize = PAGE_SIZE, search: word, type, tag: tagged, sort } = options;
  useLive();
  const mayWrite = useMay('material:write');
  const query = { current: page, pageSize, ...(sort && { sort }), word, type, tagged };
  const answer = materialApi.useMaterialsQuery(query);
  const [add] = materialApi.useAddMaterialMutation();
  const [update] = materialApi.useUpdateMaterialMutation();
  const [remove] = materialApi.useRemoveMaterialMutation();
  const [restore] = materialApi.useRestoreMaterialMutation();
  return {
    /** Loading, failed, or `ready` with the `rows` of the page and the `count` on all pages. */
    list: toLoadedRows(answer, pageSize),
    /** What the list asks the server for. */
    query,
    /** Whether the session may change them; undefined while unknown. */
    mayWrite,
    /** Loads them anew. */
    refresh: () => loadAnew(answer),
    /** Adds one; resolves to why it was refused, undefined once it is added. */
    add: async (input: MaterialForm) => failureOf(await add(input)),
    /** Replaces one at its version; resolves to why it was refused, undefined once it is saved. */
    update: async ({ id, version: baseVersion }: Material, input: MaterialForm) =>
      failureOf(await update({ id, input, baseVersion })),
    /** Deletes one; resolves to why it was refused, undefined once it is deleted. */
    remove: async ({ id }: Pick<Material, 'id'>) => failureOf(await remove(id)),
    /** Brings a deleted one back; resolves to why it was refused, undefined once it is back. */
    restore: async ({ id }: Pick<Material, 'id'>) => failureOf(await restore(id)),
  };
}
