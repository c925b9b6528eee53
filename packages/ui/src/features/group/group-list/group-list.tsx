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

/** Props of the group list. */
export interface GroupListProps {
  /** Shows title and explanation above the list; false if the page has its own. Default true. */
  readonly hasHeader?: boolean;
  /** The initial search text, such as the name from a link. Default empty. */
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

/** The robot's groups, with an action that sends a message to any of them. */
export function GroupList(props: GroupListProps) {
  return <ChatList {...props} definition={definition} />;
}
