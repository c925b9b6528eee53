import { listedRows, withListedRows } from '@chatdeck/sdk/config';
import { useRef } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { recordListMessages } from '#lists/records/record-list.messages.ts';
import { useUndoable } from '#lists/use-undo.ts';
import type { DocumentChange, useSavedConfig } from '#lists/config/use-saved-config.ts';
import { pauseRows, removeRows, restoreRows } from '#lists/rules/rows/many-rows.ts';
import { copyRow, removeRow, type RowAt, type RowsChange } from '#lists/rules/rows/row-changes.ts';
import { allSchedulesMessages } from './all.messages';
import type { ScheduleEntry, ScheduleRecord } from './schedule-entry';
import type { ScheduleList } from './schedule-kind';
import { useRecordCalls, type Changed } from './use-record-calls';

type Entries = readonly ScheduleEntry[];
type RowsOfList = readonly [ScheduleList, readonly RowAt[]];

/** The rows of the config among the schedules, by list. */
function rowsByList(entries: Entries): readonly RowsOfList[] {
  const lists = new Map<ScheduleList, RowAt[]>();
  for (const { source } of entries) {
    if (source.of !== 'config') continue;
    lists.set(source.list, [...(lists.get(source.list) ?? []), source.seen]);
  }
  return [...lists];
}

const recordsOf = (entries: Entries): readonly ScheduleRecord[] =>
  entries.flatMap(({ source }) => (source.of === 'config' ? [] : [source]));

/** One change to the lists of a config, saved together; what has gone meanwhile is left out. */
const inDocument =
  (lists: readonly RowsOfList[], change: (seen: readonly RowAt[]) => RowsChange): DocumentChange =>
  (stored) => {
    let isChanged = false;
    const changed = lists.reduce((document, [list, seen]) => {
      const rows = change(seen)(listedRows(document, list));
      isChanged ||= rows !== undefined;
      return rows ? withListedRows(document, list, rows) : document;
    }, stored);
    return isChanged ? changed : undefined;
  };

/** What can be done with one schedule or with many; each change can be undone. */
export function useEntryActions(config: Pick<ReturnType<typeof useSavedConfig>, 'save'>) {
  const t = useMessages(allSchedulesMessages);
  const { notTurned, notTurnedText } = useMessages(recordListMessages);
  const { notify } = useChatdeck();
  const calls = useRecordCalls();
  const offerUndo = useUndoable();
  const isRunning = useRef(false);

  const saveRows = async (
    lists: readonly RowsOfList[],
    change: (seen: readonly RowAt[]) => RowsChange,
  ) => lists.length === 0 || config.save(inDocument(lists, change), { gone: t.gone, done: false });

  /** Changes records one after the other, and returns those that were changed. */
  const each = async (
    records: readonly ScheduleRecord[],
    change: (record: ScheduleRecord) => Promise<Changed>,
    labelOf: (record: ScheduleRecord) => string,
  ) => {
    const done: ScheduleRecord[] = [];
    for (const record of records) {
      const outcome = await change(record);
      if (outcome.status === 'done') done.push(outcome.record);
      if (outcome.status === 'gone') notify({ tone: 'danger', text: t.gone });
      if (outcome.status === 'invalid') {
        notify({ tone: 'danger', text: t.invalid({ label: labelOf(record) }) });
      }
      if (outcome.status === 'not loaded') {
        const text = notTurned({ label: labelOf(record) });
        notify({ tone: 'danger', text, detail: notTurnedText });
        // The others need the same code.
        break;
      }
    }
    return done;
  };
  /** A second press before the answer would act on what is gone by then. */
  const once = async (run: () => Promise<boolean>) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      return await run();
    } finally {
      isRunning.current = false;
    }
  };
  const done = (record: ScheduleRecord): Changed => ({ status: 'done', record });
  const restoring = async (record: ScheduleRecord): Promise<Changed> =>
    (await calls.restore(record)) ? done(record) : { status: 'refused' };
  const removing = async (record: ScheduleRecord): Promise<Changed> =>
    (await calls.remove(record)) ? done(record) : { status: 'refused' };
  const unnamed = () => '';

  const pause = (entries: Entries, isPaused: boolean, labelOf: (entry: ScheduleEntry) => string) =>
    once(async () => {
      const others = entries.filter((entry) => entry.isPaused !== isPaused);
      const lists = rowsByList(others);
      const after = lists.map(([list, seen]): RowsOfList => [
        list,
        seen.map(({ row, at }) => ({ row: { ...row, isPaused }, at })),
      ]);
      const areRows = await saveRows(lists, (seen) => pauseRows(seen, isPaused));
      const nameOf = (record: ScheduleRecord) => {
        const entry = others.find(({ source }) => source === record);
        return entry ? labelOf(entry) : '';
      };
      const records = await each(
        recordsOf(others),
        (record) => calls.pause(record, isPaused),
        nameOf,
      );
      const rows = areRows ? lists.flatMap(([, seen]) => seen).length : 0;
      const count = rows + records.length;
      if (count === 0) return false;
      offerUndo({
        text: (isPaused ? t.pausedMany : t.resumedMany)({ count }),
        undone: t.undone,
        undo: async () => {
          const areBack = !areRows || (await saveRows(after, (seen) => pauseRows(seen, !isPaused)));
          const back = await each(records, (record) => calls.pause(record, !isPaused), unnamed);
          return areBack && back.length === records.length;
        },
      });
      return true;
    });

  const remove = (entries: Entries, label: string) =>
    once(async () => {
      const lists = rowsByList(entries);
      const areRows = await saveRows(lists, removeRows);
      const records = await each(recordsOf(entries), removing, unnamed);
      const rows = areRows ? lists.flatMap(([, seen]) => seen).length : 0;
      const count = rows + records.length;
      if (count === 0) return false;
      offerUndo({
        text: entries.length === 1 ? t.removedOne({ label }) : t.removedMany({ count }),
        undone: t.restored,
        undo: async () => {
          const areBack = !areRows || (await saveRows(lists, restoreRows));
          return areBack && (await each(records, restoring, unnamed)).length === records.length;
        },
      });
      return true;
    });

  const copy = ({ source }: ScheduleEntry, label: string) =>
    once(async () => {
      const offer = (undo: () => Promise<boolean>) =>
        offerUndo({ text: t.copied({ label }), detail: t.copiedHint, undone: t.undone, undo });
      if (source.of !== 'config') {
        const [added] = await each([source], calls.copy, () => label);
        if (!added) return false;
        offer(() => calls.remove(added));
        return true;
      }
      const { list, seen } = source;
      const copied = { row: { ...seen.row, isPaused: true }, at: seen.at + 1 };
      if (!(await saveRows([[list, [seen]]], () => copyRow(seen)))) return false;
      offer(() => saveRows([[list, [copied]]], () => removeRow(copied)));
      return true;
    });

  return { pause, remove, copy };
}

export type EntryActions = ReturnType<typeof useEntryActions>;
