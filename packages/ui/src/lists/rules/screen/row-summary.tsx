import type { ConfigList } from '@chatdeck/sdk/constants';
import type { Json } from '@chatdeck/sdk/rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { RowReader } from '#lists/config/row-reader.ts';
import { rowLabel } from '#lists/config/row-label.ts';
import type { RuleListDefinition } from './rule-list-definition';

interface RowSummaryProps<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
  readonly row: Json;
  readonly readRow: RowReader;
  readonly isPaused?: boolean;
}

/** A stored row as the list shows it; its label if it cannot be read. */
export function RowSummary<List extends ConfigList>({
  definition,
  row,
  readRow,
  isPaused = false,
}: RowSummaryProps<List>) {
  const { list, Summary } = definition;
  const { locale } = useChatdeck();
  const entry = readRow(list, row);
  return entry.status === 'ready' ? (
    <Summary row={entry.row} isPaused={isPaused} />
  ) : (
    rowLabel(row, locale)
  );
}
