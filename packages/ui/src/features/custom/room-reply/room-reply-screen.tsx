import type { RoomKeywordInput } from '@chatdeck/sdk/rules';
import { MessageSquareQuote } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { joinList } from '#messages';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { searchedRecordListScreen } from '#lists/records/record-list-screen.tsx';
import { RoomKeywordExample, RoomKeywordSummary } from '../room-keyword/room-keyword-summary';
import { roomReplyMessages } from '../room-keyword/room-keyword.messages';
import type { KeywordAt } from '../room-keyword/room-keyword.model';
import { useRoomKeywords } from '../room-keyword/use-room-keywords';

const definition: RecordListDefinition<KeywordAt, RoomKeywordInput> = {
  icon: MessageSquareQuote,
  texts: roomReplyMessages,
  useRecords: (search) => useRoomKeywords('roomReply', search),
  keyOf: ({ at }) => String(at),
  idOf: ({ row, at }) => `${at} ${JSON.stringify(row)}`,
  labelOf: ({ row }, locale) => joinList(row.keywords.slice(0, 3), locale),
  Summary: ({ row }) => <RoomKeywordSummary row={row} texts={roomReplyMessages} />,
  example: ({ room, price, priceAnswer }) => (
    <RoomKeywordExample room={room} word={price} answer={priceAnswer} texts={roomReplyMessages} />
  ),
  Dialog: lazyDialog(() => import('./room-reply-dialog')),
  isSearched: true,
};

/** Replies to keywords in some groups: search, add, edit and delete. Needs custom rights. */
export const RoomReplyScreen = /* @__PURE__ */ searchedRecordListScreen(definition);
