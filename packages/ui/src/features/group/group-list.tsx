import { MASS_SEND_TARGET } from '@chatdeck/sdk/constants';
import { Crown, UsersRound } from 'lucide-react';
import { forwardRef } from 'react';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import type { Column } from '#primitives/data-table/data-table.tsx';
import type { Chat, ChatRole } from '#store/chat.ts';
import type { ListHandle } from '#lists/list-props.ts';
import type { ListScreen } from '#lists/list-screen.ts';
import {
  ChatList,
  SORTED,
  type ChatFact,
  type ChatListDefinition,
  type ChatListProps,
} from '#lists/chats/index.ts';
import { MassSendDialog, PastSends, SendMessageDialog } from '#features/send/lazy-dialogs.tsx';
import { groupListMessages } from './group-list.messages';

export type { ChatFilter } from '#lists/chats/index.ts';

/** Props of the group list. */
export type GroupListProps = ChatListProps;

/** What the robot is in a group. */
function useRoleName(): (role: ChatRole) => string {
  const t = useMessages(groupListMessages);
  const names = { owner: t.owner, admin: t.admin, member: t.member };
  return (role) => names[role];
}

function useColumns(): readonly Column<Chat>[] {
  const t = useMessages(groupListMessages);
  const nameOf = useRoleName();
  return [
    {
      id: SORTED.members,
      header: t.members,
      width: 'md',
      isTabular: true,
      sortBy: ({ members }) => members?.count ?? 0,
      cell: ({ members }) => members && t.memberCount({ count: members.count }),
    },
    {
      id: 'role',
      header: t.role,
      width: 'md',
      isWideOnly: true,
      cell: ({ members }) =>
        members && <RoleMark role={members.role} name={nameOf(members.role)} />,
    },
  ];
}

/** Membership is what most groups have, and says nothing. */
function useStacked() {
  const nameOf = useRoleName();
  return ({ members }: Chat) =>
    members && members.role !== 'member' ? [nameOf(members.role)] : [];
}

interface RoleMarkProps {
  readonly role: ChatRole;
  readonly name: string;
}

function RoleMark({ role, name }: RoleMarkProps) {
  if (role === 'member') return name;
  return (
    <Badge tone="accent" {...(role === 'owner' && { icon: Crown })}>
      {name}
    </Badge>
  );
}

function useFacts(): readonly ChatFact[] {
  const t = useMessages(groupListMessages);
  const nameOf = useRoleName();
  return [
    { header: t.members, value: ({ members }) => String(members?.count ?? '') },
    { header: t.role, value: ({ members }) => (members ? nameOf(members.role) : '') },
  ];
}

const definition: ChatListDefinition = {
  kind: 'room',
  icon: UsersRound,
  texts: groupListMessages,
  useColumns,
  useStacked,
  useFacts,
  SendDialog: SendMessageDialog,
  MassSendDialog,
  PastSends,
  massTarget: MASS_SEND_TARGET.room,
};

/** The robot's groups, with an action that sends a message to any of them. */
export const GroupList: ListScreen<GroupListProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  GroupListProps
>(function GroupList(props, ref) {
  return <ChatList {...props} definition={definition} listRef={ref} />;
});
