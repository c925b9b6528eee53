import type { Room } from '@chatdeck/sdk';
import { Send } from 'lucide-react';
import { useMessages } from '../../../messages';
import { Avatar } from '../../../primitives/avatar/avatar';
import { Badge } from '../../../primitives/badge/badge';
import { Button } from '../../../primitives/button/button';
import { DataTable, type Column } from '../../../primitives/data-table/data-table';
import { Row } from '../../../primitives/stack/stack';
import { Text } from '../../../primitives/text/text';
import { groupListMessages } from './group-list.messages';

interface GroupTableProps {
  readonly rows: readonly Room[];
  readonly isRefreshing: boolean;
  readonly onSay: (room: Room) => void;
}

/** Groups, each with the way to say something. */
export function GroupTable({ rows, isRefreshing, onSay }: GroupTableProps) {
  const t = useMessages(groupListMessages);
  const columns: readonly Column<Room>[] = [
    {
      id: 'topic',
      header: t.topic,
      narrow: 'main',
      cell: ({ topic, avatar }) => (
        <Row gap={3}>
          <Avatar name={topic} src={avatar} />
          <Text isClipped weight="medium">
            {topic}
          </Text>
        </Row>
      ),
    },
    {
      id: 'members',
      header: t.members,
      width: 'md',
      isTabular: true,
      cell: ({ memberCount }) => t.memberCount({ count: memberCount }),
    },
    {
      id: 'role',
      header: t.role,
      width: 'md',
      cell: ({ isAdmin }) => (isAdmin ? <Badge tone="accent">{t.admin}</Badge> : t.member),
    },
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
      actions={(room) => (
        <Button
          variant="quiet"
          icon={Send}
          label={t.sayTo({ name: room.topic })}
          onPress={() => onSay(room)}
        >
          {t.say}
        </Button>
      )}
    />
  );
}
