import { useMemo, useState } from 'react';
import { addressedRow, readAddress } from '#lists/rules/focus/row-address.ts';
import type { ScheduleEntry } from './schedule-entry';
import type { EntryTitle } from './use-entry-titles';

/** The schedules that have a word in what they send or in the name of a target. */
export function useFoundEntries(
  entries: readonly ScheduleEntry[],
  word: string | undefined,
  titleOf: (entry: ScheduleEntry) => EntryTitle,
): readonly ScheduleEntry[] {
  return useMemo(() => {
    const wanted = word?.toLowerCase();
    if (!wanted) return entries;
    return entries.filter((entry) =>
      [titleOf(entry).text, ...entry.targets].some((text) => text.toLowerCase().includes(wanted)),
    );
  }, [entries, word, titleOf]);
}

/** The index of an addressed schedule among those of its page; undefined if it is not there any more. */
function addressedEntry(
  entries: readonly ScheduleEntry[],
  address: string,
): ScheduleEntry | undefined {
  const rows = entries.flatMap(({ source }) => (source.of === 'config' ? [source.seen.row] : []));
  const at = addressedRow(rows, address);
  const row = at === undefined ? undefined : rows[at];
  const id = readAddress(address)?.rest;
  return entries.find(({ source }) =>
    source.of === 'config' ? row !== undefined && source.seen.row === row : source.row.id === id,
  );
}

/** The schedule that the address of a page opens, until another page of the table is chosen. */
export function useOpenedEntry(
  address: string | undefined,
  entries: readonly ScheduleEntry[] | undefined,
  pageSize: number,
) {
  const [isLeft, setLeft] = useState(false);
  const entry = useMemo(
    () => (address && entries ? addressedEntry(entries, address) : undefined),
    [address, entries],
  );
  const isOpened = entry !== undefined && !isLeft;
  return {
    id: isOpened ? entry.id : undefined,
    page: isOpened && entries ? Math.floor(entries.indexOf(entry) / pageSize) + 1 : undefined,
    /** It is not among them any more. */
    isGone: Boolean(address) && entries !== undefined && entry === undefined,
    leave: () => setLeft(true),
  };
}
