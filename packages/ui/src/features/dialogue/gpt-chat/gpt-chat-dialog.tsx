import type { Dialogue } from '@chatdeck/sdk';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { DialogueForm } from '../dialogue-form';
import { MediaPart } from '../media-part';

/** Adds or edits a dialogue with text, images and speech. */
export default function GptChatDialog(props: RecordDialogProps<Dialogue, DialogueInput>) {
  return (
    <DialogueForm {...props}>
      <MediaPart />
    </DialogueForm>
  );
}
