import type { Friend } from '@chatdeck/sdk';
import { MASS_SEND_TARGET } from '@chatdeck/sdk/constants';
import { UserRound } from 'lucide-react';
import { useMessages } from '#messages';
import type { Column } from '#primitives/data-table/data-table.tsx';
import { ChatList, ChatName, type ChatListDefinition } from '#lists/chats/index.ts';
import { MassSendDialog, SendMessageDialog } from '#features/send/index.ts';
import { contactListMessages } from './contact-list.messages';
import { useFriends } from './use-friends';

/** Props of the friend list. */
export interface ContactListProps {
  /** Shows title and explanation above the list; false if the page has its own. Default true. */
  readonly hasHeader?: boolean;
  /** The initial search text, such as the name from a link. Default empty. */
  readonly initialSearch?: string;
}

function useColumns(): readonly Column<Friend>[] {
  const t = useMessages(contactListMessages);
  return [
    {
      id: 'name',
      header: t.name,
      narrow: 'main',
      cell: ({ name, avatar }) => <ChatName name={name} avatar={avatar} />,
    },
    { id: 'remark', header: t.remark, cell: ({ alias }) => alias },
    { id: 'weixin', header: t.weixin, narrow: 'hidden', cell: ({ weixin }) => weixin },
  ];
}

const definition: ChatListDefinition<Friend> = {
  icon: UserRound,
  texts: contactListMessages,
  useRows: useFriends,
  useColumns,
  toTarget: ({ wxid, name }) => ({ kind: 'contact', wxid, name }),
  SendDialog: SendMessageDialog,
  MassSendDialog,
  massTarget: MASS_SEND_TARGET.contact,
};

/** The friends of the robot, with an action that sends a message to any of them. */
export function ContactList(props: ContactListProps) {
  return <ChatList {...props} definition={definition} />;
}
