import { Send } from 'lucide-react';
import { useMessages } from '../../messages';
import { Button } from '../../primitives/button/button';
import { DataTable } from '../../primitives/data-table/data-table';
import type { ChatListDefinition } from './chat-list-definition';

interface Props<Row> {
  readonly definition: ChatListDefinition<Row>;
  readonly rows: readonly Row[];
  readonly isRefreshing: boolean;
  readonly onSay: (row: Row) => void;
}

/** Groups or friends, each with the way to say something. */
export function ChatTable<Row>({ definition, rows, isRefreshing, onSay }: Props<Row>) {
  const { texts, useColumns, toTarget } = definition;
  const t = useMessages(texts);
  return (
    <DataTable
      label={t.list}
      columns={useColumns()}
      rows={rows}
      rowId={(row) => toTarget(row).wxid}
      isRefreshing={isRefreshing}
      actionsLabel={t.actions}
      actionsWidth="md"
      actions={(row) => (
        <Button
          variant="quiet"
          icon={Send}
          label={t.sayTo({ name: toTarget(row).name })}
          onPress={() => onSay(row)}
        >
          {t.say}
        </Button>
      )}
    />
  );
}
