import { listedRows, withListedRows } from '@chatdeck/sdk';
import type { ConfigList } from '@chatdeck/sdk/constants';
import { useMemo } from 'react';
import { useMessages } from '../../../messages';
import { useSavedConfig } from '../../robot/document/use-saved-config';
import { ruleListMessages } from '../screen/rule-list.messages';
import type { Rows, RowsChange } from './row-changes';

/** The rows of one list of the robot config, and changes of them that are saved at once. */
export function useListRows(list: ConfigList) {
  const t = useMessages(ruleListMessages);
  const { save, ...config } = useSavedConfig();
  const { saved } = config;
  const rows = useMemo<Rows>(() => (saved ? listedRows(saved.stored, list) : []), [saved, list]);
  return {
    ...config,
    rows,
    /** Saves a change of the rows; true once the server has it. */
    save: (change: RowsChange, done?: string) =>
      save(
        (stored) => {
          const changed = change(listedRows(stored, list));
          return changed && withListedRows(stored, list, changed);
        },
        { gone: t.rowGone, done },
      ),
  };
}

export type ListRows = ReturnType<typeof useListRows>;
