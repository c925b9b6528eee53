import type { Material, MaterialQuery } from '@chatdeck/sdk';
import type { ContentType } from '@chatdeck/sdk/constants';
import { useRef, useState } from 'react';
import { useMessages } from '#messages';
import { materialApi } from '#store/material.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import { usePagedSearch, useUndo } from '#lists';
import { useMay } from '#lists/session/use-may.ts';
import { useMemberGuard } from '#features/member/member-guard/use-member-guard.ts';
import { isForMembers } from '../content-type/use-content-type';
import { useTagFilter } from '../use-tag-filter';
import { materialPanelMessages } from './material-panel.messages';
import { noLayer, type MaterialLayer } from './material-panel.model';

const PAGE_SIZE = 10;

interface ListOptions extends Pick<MaterialQuery, 'sort'> {
  readonly pageSize?: number;
  readonly onDeleted?: ((material: Material) => void) | undefined;
}

/** The list of materials, of one type if given, and the overlay above it. */
export function useMaterialPanel(
  type: ContentType | undefined,
  initialSearch?: string,
  { pageSize = PAGE_SIZE, onDeleted, ...order }: ListOptions = {},
) {
  const t = useMessages(materialPanelMessages);
  const offerUndo = useUndo();
  const mayWrite = useMay('material:write');
  const search = usePagedSearch(pageSize, initialSearch);
  const [layer, setLayer] = useState<MaterialLayer>(noLayer);
  const isGuarded = type !== undefined && isForMembers(type);
  const guard = useMemberGuard(() => setLayer({ kind: 'add' }), isGuarded);
  // Non-members learn it when they click, not after they have filled in a form.
  const openLayer = (next: MaterialLayer) =>
    next.kind === 'add' && isGuarded ? guard.enter() : setLayer(next);
  const tags = useTagFilter(type, search.onPageChange);
  const { name: word, ...page } = search.query;
  const asked = { ...page, ...order, word, type, tagged: tags.tag };
  const query = materialApi.useMaterialsQuery(asked);
  const [send] = materialApi.useRemoveMaterialMutation();
  const [restore] = materialApi.useRestoreMaterialMutation();
  const removing = useRef(new Set<string>());
  const list = toLoadedRows(query, pageSize);

  const remove = async (material: Material) => {
    const { id, name } = material;
    if (removing.current.has(id)) return;
    removing.current.add(id);
    const { error } = await send(id);
    removing.current.delete(id);
    if (error) return;
    onDeleted?.(material);
    offerUndo({
      label: name,
      detail: t.removeText,
      restore: async () => (await restore(id)).error === undefined,
    });
    const isLastOfPage = list.status === 'ready' && list.rows.length === 1;
    if (isLastOfPage && search.page > 1) search.onPageChange(search.page - 1);
  };
  return {
    /** What the list asks the server for. */
    query: asked,
    list,
    search,
    tags,
    layer,
    openLayer,
    guard,
    /** Undefined while unknown. */
    mayWrite,
    remove: (material: Material) => void remove(material),
  };
}
