import { useMessages } from '#messages';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { WithPreview } from '#primitives/with-preview/with-preview.tsx';
import { DraftNotice } from '#forms/drafts/draft-notice.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { CronChoices } from './cron-choices';
import * as css from './cron-dialog.css';
import { CronPreview } from './cron-preview';
import { cronMessages } from './cron.messages';
import { useCronDialog } from './use-cron-dialog';

/** Props of the cron editor. */
export interface CronDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Six fields, seconds first, in Asia/Shanghai; an empty value starts at 08:00 daily. */
  readonly value: string;
  /** Called with a valid expression. */
  readonly onConfirm: (expression: string) => void;
  /** What is scheduled, shown under the title. */
  readonly subject?: string | undefined;
  /** The viewer's IANA time zone. Default the browser's. */
  readonly viewerZone?: string | undefined;
}

/** Edits when the robot runs something (product specification, sections 2 and 9). */
export default function CronDialog(props: CronDialogProps) {
  return (
    <DialogBoundary isOpen={props.isOpen}>
      <OpenCronDialog {...props} />
    </DialogBoundary>
  );
}

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function OpenCronDialog({ value, subject, viewerZone, onConfirm, onOpenChange }: CronDialogProps) {
  const t = useMessages(cronMessages);
  const editor = useCronDialog({ value, onConfirm, onOpenChange });
  return (
    <>
      <FormDialog
        onOpenChange={onOpenChange}
        draft={editor.storedDraft}
        isDirty={editor.isDirty}
        title={t.title}
        description={subject}
        size="lg"
        onSubmit={editor.submit}
        aside={<code className={css.expression}>{editor.expression}</code>}
        cancelLabel={t.cancel}
        submitLabel={t.confirm}
      >
        <WithPreview
          isPreviewLast
          preview={<CronPreview editor={editor} zone={viewerZone ?? browserZone()} />}
        >
          <DraftNotice draft={editor.storedDraft} />
          <CronChoices editor={editor} />
        </WithPreview>
      </FormDialog>
      <ConfirmDialog
        isOpen={editor.isConfirmingOften}
        onOpenChange={editor.setConfirmingOften}
        title={t.often}
        confirmLabel={t.confirmOften}
        tone="danger"
        onConfirm={editor.proceed}
      >
        {editor.warnings[0]}
      </ConfirmDialog>
    </>
  );
}
