import type { RoomKeywordInput } from '@chatdeck/sdk/rules';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { RoomKeywordForm } from '../room-keyword/room-keyword-form';
import { privateKeywordMessages } from '../room-keyword/room-keyword.messages';
import type { KeywordAt } from '../room-keyword/room-keyword.model';

/** Adds or edits a private reply. */
export default function PrivateKeywordDialog(
  props: RecordDialogProps<KeywordAt, RoomKeywordInput>,
) {
  return <RoomKeywordForm {...props} part="privateKeywords" texts={privateKeywordMessages} />;
}
