import { textIn } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { rowLabel } from '#lists/config/row-label.ts';
import type { ShownFinding } from './check-config';
import { isFindingList } from './finding-places';
import { findingsMessages } from './findings.messages';

/** What the lists and rows of findings are called. */
export function useFindingNames() {
  const t = useMessages(findingsMessages);
  const { locale } = useChatdeck();
  const listName = (list: string) => (isFindingList(list) ? t[list] : list);
  const nameOf = ({ finding: { place }, row, record }: ShownFinding) => {
    const list = listName(place.list);
    // Only dialogues have numbers on their page.
    if (record && record.list !== 'dialogues') {
      return `${list} · ${rowLabel(record.stored, locale)}`;
    }
    if (place.index === undefined) return list;
    const of = t.other({ list, number: (row?.at ?? place.index) + 1 });
    return row ? `${of} · ${rowLabel(row.stored, locale)}` : of;
  };
  /** Where in its list: its number, and how the row is called if the finding itself does not say it; empty for a whole list. */
  const numberOf = ({ finding: { place, text }, row, record }: ShownFinding) => {
    const stored = row?.stored ?? record?.stored;
    const label = stored === undefined ? '' : rowLabel(stored, locale);
    const isSaid = label === '' || textIn(text, locale).includes(label);
    const hasNumber = place.index !== undefined && (!record || record.list === 'dialogues');
    const number = hasNumber ? t.number((row?.at ?? place.index) + 1) : '';
    return [number, isSaid ? '' : label].filter((part) => part !== '').join(' · ');
  };
  return { nameOf, numberOf, listName };
}
