import { recordQuery, rowQuery, type RowQuery } from '../rules/focus/row-address';
import type { ShownFinding } from './check-config';

/** Opens the row of a finding on its page. */
export function findingQuery({ row, record, finding }: ShownFinding): RowQuery | undefined {
  if (row) return rowQuery(row.stored, row.at);
  return record?.list === 'dialogues'
    ? recordQuery(record.id, finding.place.index ?? 0)
    : undefined;
}
