import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { LoadFailed } from '#primitives/failed-state/load-failed.tsx';
import { GuardedDialog } from '#primitives/guarded-dialog/guarded-dialog.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { materialDialogMessages } from './material-dialog.messages';
import { MaterialFormView, type MaterialFormViewProps } from './material-form.view';
import type { MaterialSource } from './material-source';

export interface MaterialDialogViewProps extends MaterialFormViewProps {
  readonly isOpen: boolean;
  readonly source: MaterialSource;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSubmit: () => void;
}

/** The dialog around the form, whatever state its material is in. */
export function MaterialDialogView(props: MaterialDialogViewProps) {
  const { isOpen, isEdit, isDirty, source, isSubmitting, onOpenChange, onSubmit } = props;
  const t = useMessages(materialDialogMessages);
  return (
    <GuardedDialog
      isOpen={isOpen}
      isDirty={isDirty}
      onOpenChange={onOpenChange}
      title={isEdit ? t.edit : t.add}
      description={isEdit ? t.editHint : t.addHint}
      size="lg"
      onSubmit={onSubmit}
      footer={(close) => (
        <>
          <Button isTouch onPress={close}>
            {t.cancel}
          </Button>
          <Button
            isTouch
            variant="primary"
            type="submit"
            isPending={isSubmitting}
            isDisabled={source.status !== 'ready'}
          >
            {isEdit ? t.submitEdit : t.submitAdd}
          </Button>
        </>
      )}
    >
      <Body {...props} />
    </GuardedDialog>
  );
}

function Body({ source, ...form }: MaterialDialogViewProps) {
  const t = useMessages(materialDialogMessages);
  switch (source.status) {
    case 'loading':
      return <ListSkeleton label={t.loading} rows={4} />;
    case 'failed':
      return <LoadFailed error={source.error} onRetry={source.retry} />;
    case 'ready':
      return <MaterialFormView {...form} />;
  }
}
