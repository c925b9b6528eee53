import type { Material, TextMaterial } from '@chatdeck/sdk';
import { CONTENT_TYPE, MATERIAL_PICKER_PAGE_SIZE } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { usePagedSearch } from '../../../lists';
import { toListState, type ListState } from '../../../store/list-state';
import { materialApi } from '../../../store/material.api';

/** The stored texts to choose one from, five at a time; asked for once the picker is shown. */
export function useMaterialPicker(isShown: boolean) {
  const search = usePagedSearch(MATERIAL_PICKER_PAGE_SIZE);
  const [selection, setSelection] = useState<TextMaterial>();
  const query = materialApi.useMaterialsQuery(
    { ...search.query, type: CONTENT_TYPE.text },
    { skip: !isShown },
  );
  return {
    search,
    selection,
    onSelectionChange: setSelection,
    list: onlyTexts(toListState(query)),
  };
}

function onlyTexts(list: ListState<Material>): ListState<TextMaterial> {
  if (list.status !== 'ready') return list;
  return { ...list, rows: list.rows.filter((material) => material.type === CONTENT_TYPE.text) };
}
