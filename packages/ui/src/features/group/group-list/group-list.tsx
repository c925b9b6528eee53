import type { Room } from '@chatdeck/sdk';
import { MASS_SEND_TARGET } from '@chatdeck/sdk/constants';
import { UsersRound } from 'lucide-react';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import type { Column } from '#primitives/data-table/data-table.tsx';
import { ChatList, ChatName, type ChatListDefinition } from '#lists/chats/index.ts';
import { MassSendDialog, SendMessageDialog } from '#features/send/index.ts';
import { groupListMessages } from './group-list.messages';
import { useRooms } from './use-rooms';

/** What a host passes to the group list. */
export interface GroupListProps {
  /** Title and explanation over the list; false where the page has its own. Default true. */
  readonly hasHeader?: boolean;
  /** What the search begins with, such as the name that a link is about. Default nothing. */
  readonly initialSearch?: string;
}

function useColumns(): readonly Column<Room>[] {
  const t = useMessages(groupListMessages);
  return [
    {
      id: 'topic',
      header: t.topic,
      narrow: 'main',
      cell: ({ topic, avatar }) => <ChatName name={topic} avatar={avatar} />,
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
}

const definition: ChatListDefinition<Room> = {
  icon: UsersRound,
  texts: groupListMessages,
  useRows: useRooms,
  useColumns,
  toTarget: ({ wxid, topic }) => ({ kind: 'room', wxid, name: topic }),
  SendDialog: SendMessageDialog,
  MassSendDialog,
  massTarget: MASS_SEND_TARGET.room,
};

/** The groups that the robot is in, and a message to any of them. */
export function GroupList(props: GroupListProps) {
  return <ChatList {...props} definition={definition} />;
}
