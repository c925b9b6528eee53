import type { Dialogue } from '@chatdeck/sdk';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { DialogueForm } from './dialogue-form';

/** Adds or edits a text dialogue. */
export default function DialogueDialog(props: RecordDialogProps<Dialogue, DialogueInput>) {
  return <DialogueForm {...props} />;
}
