import type { FeedbackEntry } from '@chatdeck/sdk';
import { FormTextArea } from '#forms/form-fields.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { GuardedDialog } from '#primitives/guarded-dialog/guarded-dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import * as css from './feedback.css';
import { operatorFeedbackMessages } from './feedback.messages';
import { useAnswerForm } from './use-feedback-inbox';

interface Props {
  readonly entry: FeedbackEntry;
  readonly onClose: () => void;
}

/** Answers feedback by a mail; what was written is asked about before it is lost. */
export function AnswerDialog({ entry, onClose }: Props) {
  const t = useMessages(operatorFeedbackMessages);
  const { form, submit, isSubmitting } = useAnswerForm(entry, onClose);
  return (
    <GuardedDialog
      isOpen
      isDirty={form.formState.isDirty}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t.title(entry)}
      description={t.text}
      onSubmit={submit}
      footer={(close) => (
        <>
          <Button isTouch onPress={close}>
            {t.cancel}
          </Button>
          <Button isTouch type="submit" variant="primary" isPending={isSubmitting}>
            {t.send}
          </Button>
        </>
      )}
    >
      <Stack>
        <p className={css.answer}>{entry.content}</p>
        <FormTextArea control={form.control} name="content" label={t.content} maxLength={5_000} />
      </Stack>
    </GuardedDialog>
  );
}
