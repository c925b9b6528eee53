import type { Material } from '@chatdeck/sdk';
import { MATERIAL_PICKER_PAGE_SIZE, type ContentType } from '@chatdeck/sdk/constants';
import { pickerLimitText } from '@chatdeck/sdk/rule-texts';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import { useMaterials } from '../use-materials';
import { useTagFilter } from '../use-tag-filter';
import { toggled, without, type MaterialChoice } from './material-picker.model';

/** Selection among all materials, five per page (product specification, section 9). */
export function useMaterialPicker(initial: MaterialChoice, limit: number) {
  const { locale } = useChatdeck();
  const search = usePagedSearch(MATERIAL_PICKER_PAGE_SIZE);
  const [type, setType] = useState<ContentType>();
  const [choice, setChoice] = useState(initial);
  const [isOver, setOver] = useState(false);
  const tags = useTagFilter(type, search);
  const { list } = useMaterials({ ...search, type, tag: tags.tag });
  const change = (next: MaterialChoice | undefined) => {
    setOver(next === undefined);
    if (next) setChoice(next);
  };
  return {
    search,
    tags,
    list,
    type,
    onTypeChange: (next: ContentType | undefined) => {
      setType(next);
      search.onPageChange(1);
    },
    choice,
    onToggle: (material: Material) => change(toggled(choice, material, limit)),
    /** Selects a material that was just added, if the limit allows it. */
    onAdded: (material: Material) => change(toggled(choice, material, limit)),
    onRemove: (material: Material) => change(without(choice, material)),
    onClear: () => change([]),
    limit,
    /** 只能选中N项, once the user has tried to exceed the limit. */
    overLimit: isOver ? pickerLimitText(limit, locale) : undefined,
  };
}

export type MaterialPickerState = ReturnType<typeof useMaterialPicker>;
