import { MASS_SEND_TARGET } from '@chatdeck/sdk/constants';
import { UserRound } from 'lucide-react';
import { forwardRef } from 'react';
import { useMessages } from '#messages';
import type { Column } from '#primitives/data-table/data-table.tsx';
import type { Chat } from '#store/chat.ts';
import type { ListHandle } from '#lists/list-props.ts';
import type { ListScreen } from '#lists/list-screen.ts';
import {
  ChatList,
  type ChatFact,
  type ChatListDefinition,
  type ChatListProps,
} from '#lists/chats/index.ts';
import { MassSendDialog, PastSends, SendMessageDialog } from '#features/send/lazy-dialogs.tsx';
import { contactListMessages } from './contact-list.messages';

export type { ChatFilter } from '#lists/chats/index.ts';

/** Props of the friend list. */
export type ContactListProps = ChatListProps;

function useColumns(): readonly Column<Chat>[] {
  const t = useMessages(contactListMessages);
  return [
    { id: 'remark', header: t.remark, isWideOnly: true, cell: ({ remark }) => remark },
    {
      id: 'weixin',
      header: t.weixin,
      narrow: 'hidden',
      isWideOnly: true,
      cell: ({ weixin }) => weixin,
    },
  ];
}

const stackedOf = ({ remark, weixin }: Chat) => [remark, weixin];
const useStacked = () => stackedOf;

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
  useStacked,
  useFacts,
  SendDialog: SendMessageDialog,
  MassSendDialog,
  PastSends,
  massTarget: MASS_SEND_TARGET.contact,
};

/** The friends of the robot, with an action that sends a message to any of them. */
export const ContactList: ListScreen<ContactListProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  ContactListProps
>(function ContactList(props, ref) {
  return <ChatList {...props} definition={definition} listRef={ref} />;
});
