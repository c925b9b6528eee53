import type { OptionItem } from './option-item';
import { optionId, type LeadRow } from './option-list';

/** The rows of a list with its lead row, by their place. */
export const rowIds = (listId: string, items: readonly OptionItem[], lead: LeadRow | undefined) => {
  const leads = lead ? 1 : 0;
  return {
    count: items.length + leads,
    idOf: (row: number) => {
      const id = lead && row === 0 ? 'lead' : items[row - leads]?.id;
      return id === undefined ? undefined : optionId(listId, id);
    },
  };
};
