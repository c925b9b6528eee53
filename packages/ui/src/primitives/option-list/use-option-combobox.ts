import { useId } from 'react';
import type { OptionItem } from './option-item';
import { optionId, type LeadRow } from './option-list';
import { useCombobox, type ComboboxOptions } from './use-combobox';

interface OptionComboboxOptions<Item extends OptionItem> extends Omit<
  ComboboxOptions,
  'listId' | 'count' | 'idOf' | 'onPick'
> {
  readonly items: readonly Item[];
  /** The row above the items. */
  readonly lead: LeadRow | undefined;
  /** Called when an enabled item is selected. */
  readonly onChoose: (item: Item) => void;
}

/** A combobox over the rows of an option list: the lead row and the items. */
export function useOptionCombobox<Item extends OptionItem>(options: OptionComboboxOptions<Item>) {
  const { items, lead, onChoose, ...others } = options;
  const listId = useId();
  const leads = lead ? 1 : 0;
  const combobox = useCombobox({
    ...others,
    listId,
    count: items.length + leads,
    idOf: (row) => {
      const id = lead && row === 0 ? 'lead' : items[row - leads]?.id;
      return id === undefined ? undefined : optionId(listId, id);
    },
    onPick: (row) => {
      const item = items[row - leads];
      if (lead && row === 0) lead.onPress();
      else if (item && item.disabledReason === undefined) onChoose(item);
    },
  });
  return { ...combobox, listId };
}
