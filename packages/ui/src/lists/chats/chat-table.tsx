import { Send } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import type { Chat } from '#store/chat.ts';
import type { SendTarget } from '#store/send-target.ts';
import { UsedIn } from '#lists/references/lazy-used-in.tsx';
import { relatedMessages } from '#lists/references/related.messages.ts';
import type { Referenced } from '#lists/references/use-related.ts';
import { ChatName, ChatTagList } from './chat-cells';
import * as css from './chat-cells.css';
import type { ChatListDefinition } from './chat-list-definition';
import { chatsMessages } from './chats.messages';
import { SORTED, type ChatListState } from './use-chat-list';

/** A group or friend as what rules refer to. */
const referenced = ({ kind, wxid, name }: SendTarget): Referenced => ({
  kind,
  id: wxid,
  name,
});

interface Props {
  readonly definition: ChatListDefinition;
  readonly chats: ChatListState;
  readonly rows: readonly Chat[];
  readonly isRefreshing: boolean;
  /** Left out in a session that may not send; then nothing is selected either. */
  readonly onSay: ((chat: Chat) => void) | undefined;
  readonly onOpen: (chat: Chat) => void;
}

const idOf = ({ wxid }: Chat) => wxid;
const nameOf = ({ name }: Chat) => name;

/** The table of groups or friends; each row can be selected, be sent a message, and shows where it is used. */
export function ChatTable({ definition, chats, rows, isRefreshing, onSay, onOpen }: Props) {
  const { texts, useColumns, useStacked } = definition;
  const stackedOf = useStacked();
  const t = useMessages(texts);
  const shared = useMessages(chatsMessages);
  const related = useMessages(relatedMessages);
  const page = rows.map(idOf);
  const columns: readonly Column<Chat>[] = [
    {
      id: SORTED.name,
      header: t.name,
      narrow: 'main',
      sortBy: nameOf,
      cell: (chat) => (
        <ChatName chat={chat} stacked={stackedOf(chat)} onOpen={() => onOpen(chat)} />
      ),
    },
    ...useColumns(),
    {
      id: 'tags',
      header: shared.tags,
      isWideOnly: true,
      cell: ({ tags }) => (tags.length === 0 ? null : <ChatTagList tags={tags} />),
    },
    {
      id: 'used',
      header: related.used,
      width: 'sm',
      // A card has no place for it; the name opens all uses.
      narrow: 'hidden',
      cell: (chat) => <UsedIn subject={referenced(chat)} page={page} />,
    },
  ];
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowLabel={nameOf}
      isRefreshing={isRefreshing}
      sort={chats.sort}
      onSortChange={chats.onSortChange}
      actionsLabel={t.actions}
      actionsWidth="lg"
      {...(onSay && {
        selection: chats.selection.ids,
        onSelectionChange: chats.selection.onChange,
        bulkActions: null,
        actions: (chat: Chat) => (
          <Button
            variant="quiet"
            icon={Send}
            label={t.sayTo({ name: chat.name })}
            onPress={() => onSay(chat)}
          >
            <span className={css.say}>{t.say}</span>
          </Button>
        ),
      })}
    />
  );
}
