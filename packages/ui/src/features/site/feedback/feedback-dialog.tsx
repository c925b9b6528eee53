import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Stack } from '#primitives/stack/stack.tsx';
import { DraftNotice } from '#forms/drafts/draft-notice.tsx';
import { FormTextArea, FormTextField } from '#forms/form-fields.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { DialogInSession } from '#lists/session/dialog-in-session.tsx';
import { useIsOwn } from '#lists/session/use-may.ts';
import { feedbackMessages } from './feedback.messages';
import { useFeedback } from './use-feedback';

/** Props of the feedback dialog. */
export interface FeedbackDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Sends a message to the operator of the console. */
export default function FeedbackDialog(props: FeedbackDialogProps) {
  const { title } = useMessages(feedbackMessages);
  const isOwn = useIsOwn();
  return (
    <DialogInSession {...props} isAllowed={isOwn} title={title}>
      <OpenFeedbackDialog {...props} />
    </DialogInSession>
  );
}

function OpenFeedbackDialog({ isOpen, onOpenChange }: FeedbackDialogProps) {
  const t = useMessages(feedbackMessages);
  const { optional } = useMessages(primitiveMessages);
  const { form, submit, isSubmitting, refusal, draft } = useFeedback(() => onOpenChange(false));
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      draft={draft}
      isDirty={form.formState.isDirty}
      title={t.title}
      description={t.text}
      onSubmit={submit}
      cancelLabel={t.cancel}
      submitLabel={t.submit}
      isSubmitting={isSubmitting}
    >
      <Stack>
        <DraftNotice draft={draft} />
        {refusal === undefined ? null : (
          <Banner tone="danger" isAnnouncedElsewhere>
            {t.refused({ reason: refusal })}
          </Banner>
        )}
        <FormTextArea control={form.control} name="content" label={t.content} autoFocus />
        <FormTextField
          control={form.control}
          name="contact"
          label={t.contact}
          optionalLabel={optional}
          placeholder={t.contactHint}
        />
      </Stack>
    </FormDialog>
  );
}
