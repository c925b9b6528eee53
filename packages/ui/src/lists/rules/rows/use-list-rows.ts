import { listedRows, withListedRows } from '@chatdeck/sdk/config';
import { SCHEDULE_LISTS, type ConfigList } from '@chatdeck/sdk/constants';
import { useMemo, useState } from 'react';
import { useMessages } from '#messages';
import { useSavedConfig } from '#lists/config/use-saved-config.ts';
import { ruleListMessages } from '../screen/rule-list.messages';
import type { Rows, RowsChange } from './row-changes';

/** The rows of one list of the robot config, such as `keywords`, followed live; each change is saved at once. */
export const useListRows = (list: ConfigList) =>
  useRowsOf(useSavedConfig(isSchedule(list) ? 'schedules' : 'whole'), list);

const isSchedule = (list: ConfigList) => SCHEDULE_LISTS.some((name) => name === list);

/** The same for a config that several lists share, so that each sees at once what another has saved. */
export function useRowsOf(shared: ReturnType<typeof useSavedConfig>, list: ConfigList) {
  const t = useMessages(ruleListMessages);
  const { save, saveChange, latest, ...config } = shared;
  const stored = config.saved?.stored;
  const [moves, setMoves] = useState<readonly RowsChange[]>([]);
  const savedRows = useMemo<Rows>(() => (stored ? listedRows(stored, list) : []), [stored, list]);
  const rows = useMemo(
    () => moves.reduce((moved, change) => change(moved) ?? moved, savedRows),
    [moves, savedRows],
  );
  const inDocument =
    (change: RowsChange): Parameters<typeof save>[0] =>
    (stored) => {
      const changed = change(listedRows(stored, list));
      return changed && withListedRows(stored, list, changed);
    };
  const saveRows = (change: RowsChange, done?: string | false) =>
    save(inDocument(change), { gone: t.rowGone, done });
  return {
    ...config,
    /** Loads the config anew. */
    refresh: config.retry,
    /** The rows as they are saved, with the moves that are being saved. */
    rows,
    /** The rows after the latest save, current even inside an event handler of an older render. */
    latestRows: (): Rows => listedRows(latest() ?? {}, list),
    /** Saves a change to the rows; resolves to true once the server has confirmed it. */
    save: saveRows,
    /** Shows a move at once and saves it; the old order is back if it was not saved. */
    saveMove: async (change: RowsChange) => {
      setMoves((others) => [...others, change]);
      try {
        return await saveRows(change, false);
      } finally {
        setMoves((others) => others.filter((other) => other !== change));
      }
    },
    /**
     * Like `save`, for callers that handle a missing row themselves: resolves to the current rows in that case, else
     * to the outcome.
     */
    saveOrAsk: async (change: RowsChange) => {
      const outcome = await saveChange(inDocument(change), {});
      return outcome === 'gone' ? listedRows(latest() ?? {}, list) : outcome;
    },
  };
}

export type ListRows = ReturnType<typeof useListRows>;
