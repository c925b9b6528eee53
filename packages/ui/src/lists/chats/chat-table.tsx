import { Send, Workflow } from 'lucide-react';
import { useMessages } from '#messages';
import { Avatar } from '#primitives/avatar/avatar.tsx';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { SendTarget } from '#store/send-target.ts';
import type { ChatListDefinition } from './chat-list-definition';
import { UsedIn } from '#lists/references/lazy-used-in.tsx';
import { relatedMessages } from '#lists/references/related.messages.ts';
import type { Referenced } from '#lists/references/use-related.ts';

interface ChatNameProps {
  readonly name: string;
  readonly avatar: string | undefined;
}

/** The picture and the name of a group or friend. */
export const ChatName = ({ name, avatar }: ChatNameProps) => (
  <Row gap={3}>
    <Avatar name={name} src={avatar} />
    <Text isClipped weight="medium">
      {name}
    </Text>
  </Row>
);

/** A group or friend as what rules refer to. */
export const referenced = ({ kind, wxid, name }: SendTarget): Referenced => ({
  kind,
  id: wxid,
  name,
});

interface Props<Row> {
  readonly definition: ChatListDefinition<Row>;
  readonly rows: readonly Row[];
  readonly isRefreshing: boolean;
  readonly onSay: (row: Row) => void;
  readonly onRelated: (row: Row) => void;
}

/** The table of groups or friends; each row can be sent a message and shows where it is used. */
export function ChatTable<Row>({ definition, rows, isRefreshing, onSay, onRelated }: Props<Row>) {
  const { texts, useColumns, toTarget } = definition;
  const t = useMessages(texts);
  const related = useMessages(relatedMessages);
  const page = rows.map((row) => toTarget(row).wxid);
  const used: Column<Row> = {
    id: 'used',
    header: related.used,
    width: 'sm',
    cell: (row) => <UsedIn subject={referenced(toTarget(row))} page={page} />,
  };
  return (
    <DataTable
      label={t.list}
      columns={[...useColumns(), used]}
      rows={rows}
      rowId={(row) => toTarget(row).wxid}
      isRefreshing={isRefreshing}
      actionsLabel={t.actions}
      actionsWidth="lg"
      actions={(row) => (
        <>
          <IconButton
            icon={Workflow}
            size="sm"
            label={related.openOf({ name: toTarget(row).name })}
            onPress={() => onRelated(row)}
          />
          <Button
            variant="quiet"
            icon={Send}
            label={t.sayTo({ name: toTarget(row).name })}
            onPress={() => onSay(row)}
          >
            {t.say}
          </Button>
        </>
      )}
    />
  );
}
