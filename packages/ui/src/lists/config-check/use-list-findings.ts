import type { ConfigList, RecordList } from '@chatdeck/sdk/constants';
import { useCallback } from 'react';
import { isSame } from '#lists/config/config-edits.ts';
import type { RowAt } from '../rules/rows/row-changes';
import type { ShownFinding } from './check-config';
import { useFindings } from './use-findings';

const none: readonly ShownFinding[] = [];

/** The findings about each row of a list; none while a row is not the one that was checked. */
export function useListFindings(list: ConfigList): (seen: RowAt) => readonly ShownFinding[] {
  const state = useFindings();
  const findings = state.status === 'ready' ? state.findings : none;
  return useCallback(
    ({ row, at }: RowAt) =>
      row.isPaused
        ? none
        : findings.filter(
            ({ finding: { place }, row: checked }) =>
              place.list === list && checked?.at === at && isSame(checked.stored, row.stored),
          ),
    [findings, list],
  );
}

/** The findings about each record of a list, by id; none without a list. */
export function useRecordFindings(
  list: RecordList | undefined,
): (id: string) => readonly ShownFinding[] {
  const isOn = list !== undefined;
  const state = useFindings(isOn);
  const findings = isOn && state.status === 'ready' ? state.findings : none;
  return useCallback(
    (id: string) => findings.filter(({ record }) => record?.list === list && record?.id === id),
    [findings, list],
  );
}
