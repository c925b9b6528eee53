import type { RoomKeywordInput } from '@chatdeck/sdk/rules';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { RoomKeywordForm } from '../room-keyword/room-keyword-form';
import { roomReplyMessages } from '../room-keyword/room-keyword.messages';
import type { KeywordAt } from '../room-keyword/room-keyword.model';

/** Adds or edits a reply in some groups. */
export default function RoomReplyDialog(props: RecordDialogProps<KeywordAt, RoomKeywordInput>) {
  return <RoomKeywordForm {...props} part="roomReply" texts={roomReplyMessages} />;
}
