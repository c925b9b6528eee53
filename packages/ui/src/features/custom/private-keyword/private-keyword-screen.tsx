import type { RoomKeywordInput } from '@chatdeck/sdk/rules';
import { MessageSquareLock } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { joinList } from '#messages';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { searchedRecordListScreen } from '#lists/records/record-list-screen.tsx';
import { RoomKeywordExample, RoomKeywordSummary } from '../room-keyword/room-keyword-summary';
import { privateKeywordMessages } from '../room-keyword/room-keyword.messages';
import type { KeywordAt } from '../room-keyword/room-keyword.model';
import { useRoomKeywords } from '../room-keyword/use-room-keywords';

const definition: RecordListDefinition<KeywordAt, RoomKeywordInput> = {
  icon: MessageSquareLock,
  texts: privateKeywordMessages,
  useRecords: (search) => useRoomKeywords('privateKeywords', search),
  keyOf: ({ at }) => String(at),
  idOf: ({ row, at }) => `${at} ${JSON.stringify(row)}`,
  labelOf: ({ row }, locale) => joinList(row.keywords.slice(0, 3), locale),
  Summary: ({ row }) => <RoomKeywordSummary row={row} texts={privateKeywordMessages} />,
  example: ({ room, hours, hoursAnswer }) => (
    <RoomKeywordExample
      room={room}
      word={hours}
      answer={hoursAnswer}
      texts={privateKeywordMessages}
    />
  ),
  Dialog: lazyDialog(() => import('./private-keyword-dialog')),
  isSearched: true,
};

/** Private replies to keywords said in groups: search, add, edit and delete. Needs custom rights. */
export const PrivateKeywordScreen = /* @__PURE__ */ searchedRecordListScreen(definition);
