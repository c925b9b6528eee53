import type { Material, MaterialQuery } from '@chatdeck/sdk';
import type { ContentType } from '@chatdeck/sdk/constants';
import { useRef, useState } from 'react';
import { useMessages } from '#messages';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import { useUndo } from '#lists/use-undo.ts';
import type { FilterProps, SearchProps } from '#lists/list-props.ts';
import { useMemberGuard } from '#features/member/member-guard/use-member-guard.ts';
import { isForMembers } from '../content-type/use-content-type';
import { useMaterials } from '../use-materials';
import { useTagFilter } from '../use-tag-filter';
import { materialPanelMessages } from './material-panel.messages';
import { noLayer, type MaterialFilter, type MaterialLayer } from './material-panel.model';

const PAGE_SIZE = 10;

interface ListOptions extends Pick<MaterialQuery, 'sort'> {
  /** How many rows a page has unless the host says. */
  readonly pageSize?: number;
  readonly onDeleted?: ((material: Material) => void) | undefined;
}

/** The list of materials, of one type if given, and the overlay above it. */
export function useMaterialPanel(
  type: ContentType | undefined,
  host: SearchProps & FilterProps<MaterialFilter>,
  { pageSize = PAGE_SIZE, onDeleted, sort }: ListOptions = {},
) {
  const t = useMessages(materialPanelMessages);
  const offerUndo = useUndo();
  const search = usePagedSearch(pageSize, host);
  const [layer, setLayer] = useState<MaterialLayer>(noLayer);
  const isGuarded = type !== undefined && isForMembers(type);
  const guard = useMemberGuard(() => setLayer({ kind: 'add' }), isGuarded);
  // Non-members learn it when they click, not after they have filled in a form.
  const openLayer = (next: MaterialLayer) =>
    next.kind === 'add' && isGuarded ? guard.enter() : setLayer(next);
  const tags = useTagFilter(type, search, host);
  const materials = useMaterials({
    ...search,
    type,
    tag: tags.tag,
    ...(sort && { sort }),
  });
  const { list, query, mayWrite, refresh } = materials;
  const removing = useRef(new Set<string>());

  const remove = async (material: Material) => {
    const { id, name } = material;
    if (removing.current.has(id)) return;
    removing.current.add(id);
    const error = await materials.remove(material);
    removing.current.delete(id);
    if (error) return;
    onDeleted?.(material);
    offerUndo({
      label: name,
      detail: t.removeText,
      restore: async () => (await materials.restore(material)) === undefined,
    });
  };
  return {
    /** What the list asks the server for. */
    query,
    list,
    refresh: () => {
      refresh();
      tags.refresh();
    },
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
