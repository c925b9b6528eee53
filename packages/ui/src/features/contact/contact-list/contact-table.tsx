import type { Friend } from '@chatdeck/sdk';
import { Send } from 'lucide-react';
import { useMessages } from '../../../messages';
import { Avatar } from '../../../primitives/avatar/avatar';
import { Button } from '../../../primitives/button/button';
import { DataTable, type Column } from '../../../primitives/data-table/data-table';
import { Row } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { contactListMessages } from './contact-list.messages';

interface ContactTableProps {
  readonly rows: readonly Friend[];
  readonly isRefreshing: boolean;
  readonly onSay: (friend: Friend) => void;
}

/** Friends, each with the way to say something. */
export function ContactTable({ rows, isRefreshing, onSay }: ContactTableProps) {
  const t = useMessages(contactListMessages);
  const columns: readonly Column<Friend>[] = [
    {
      id: 'name',
      header: t.name,
      narrow: 'main',
      cell: ({ name, avatar }) => (
        <Row gap={3}>
          <Avatar name={name} src={avatar} />
          <Text isClipped weight="medium">
            {name}
          </Text>
        </Row>
      ),
    },
    { id: 'remark', header: t.remark, cell: ({ alias }) => alias },
    { id: 'weixin', header: t.weixin, narrow: 'hidden', cell: ({ weixin }) => weixin },
  ];
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={({ wxid }) => wxid}
      isRefreshing={isRefreshing}
      actionsLabel={t.actions}
      actionsWidth="md"
      actions={(friend) => (
        <Button
          variant="quiet"
          icon={Send}
          label={t.sayTo({ name: friend.name })}
          onPress={() => onSay(friend)}
        >
          {t.say}
        </Button>
      )}
    />
  );
}
