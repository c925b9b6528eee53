import type { Material } from '@chatdeck/sdk';
import type { ContentType } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { usePagedSearch } from '../../../lists';
import { useMessages } from '../../../messages';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { toListState } from '../../../store/list-state';
import { materialApi } from '../../../store/material.api';
import { materialPanelMessages } from './material-panel.messages';
import { noLayer, type MaterialLayer } from './material-panel.model';

const PAGE_SIZE = 10;

/** The list of materials, of one type where it is given, and what lies over it. */
export function useMaterialPanel(type: ContentType | undefined, initialSearch?: string) {
  const t = useMessages(materialPanelMessages);
  const { notify } = useChatdeck();
  const search = usePagedSearch(PAGE_SIZE, initialSearch);
  const [layer, setLayer] = useState<MaterialLayer>(noLayer);
  const query = materialApi.useMaterialsQuery({ ...search.query, type });
  const [remove, { isLoading: isRemoving }] = materialApi.useRemoveMaterialMutation();
  const list = toListState(query, PAGE_SIZE);

  const confirmRemove = async ({ id }: Material) => {
    const { error } = await remove(id);
    if (error) return;
    notify({ tone: 'success', text: t.removed });
    setLayer(noLayer);
    const isLastOfPage = list.status === 'ready' && list.rows.length === 1;
    if (isLastOfPage && search.page > 1) search.onPageChange(search.page - 1);
  };
  return {
    list,
    search,
    layer,
    isRemoving,
    openLayer: setLayer,
    confirmRemove: (material: Material) => void confirmRemove(material),
  };
}
