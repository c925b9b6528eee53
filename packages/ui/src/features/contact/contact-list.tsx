import { MASS_SEND_TARGET } from '@chatdeck/sdk/constants';
import { UserRound } from 'lucide-react';
import { useMessages } from '#messages';
import type { Column } from '#primitives/data-table/data-table.tsx';
import type { Chat } from '#store/chat.ts';
import { ChatList, type ChatFact, type ChatListDefinition } from '#lists/chats/index.ts';
import { MassSendDialog, PastSends, SendMessageDialog } from '#features/send/lazy-dialogs.tsx';
import { contactListMessages } from './contact-list.messages';

/** Props of the friend list. */
export interface ContactListProps {
  /** Shows title and explanation above the list; false if the page has its own. Default true. */
  readonly hasHeader?: boolean;
  /** The initial search text, such as the name from a link. Default empty. */
  readonly initialSearch?: string;
}

function useColumns(): readonly Column<Chat>[] {
  const t = useMessages(contactListMessages);
  return [
    { id: 'remark', header: t.remark, cell: ({ remark }) => remark },
    {
      id: 'weixin',
      header: t.weixin,
      narrow: 'hidden',
      isWideOnly: true,
      cell: ({ weixin }) => weixin,
    },
  ];
}

function useFacts(): readonly ChatFact[] {
  const t = useMessages(contactListMessages);
  return [
    { header: t.remark, value: ({ remark }) => remark },
    { header: t.weixin, value: ({ weixin }) => weixin },
  ];
}

const definition: ChatListDefinition = {
  kind: 'contact',
  icon: UserRound,
  texts: contactListMessages,
  useColumns,
  useFacts,
  SendDialog: SendMessageDialog,
  MassSendDialog,
  PastSends,
  massTarget: MASS_SEND_TARGET.contact,
};

/** The friends of the robot, with an action that sends a message to any of them. */
export function ContactList(props: ContactListProps) {
  return <ChatList {...props} definition={definition} />;
}
