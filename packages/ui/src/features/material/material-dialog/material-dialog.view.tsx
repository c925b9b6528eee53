import { useMessages } from '../../../messages';
import { Button } from '../../../primitives/button/button';
import { Dialog } from '../../../primitives/dialog/dialog';
import { LoadFailed } from '../../../primitives/failed-state/load-failed';
import { ListSkeleton } from '../../../primitives/skeleton/skeleton';
import { materialDialogMessages } from './material-dialog.messages';
import { MaterialFormView, type MaterialFormViewProps } from './material-form.view';
import type { MaterialSource } from './material-source';

export interface MaterialDialogViewProps extends MaterialFormViewProps {
  readonly isOpen: boolean;
  readonly source: MaterialSource;
  readonly isSubmitting: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSubmit: () => void;
}

/** The dialog around the form, whatever state its material is in. */
export function MaterialDialogView(props: MaterialDialogViewProps) {
  const { isOpen, isEdit, source, isSubmitting, onOpenChange, onSubmit } = props;
  const t = useMessages(materialDialogMessages);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={isEdit ? t.edit : t.add}
      description={isEdit ? t.editHint : t.addHint}
      size="lg"
      onSubmit={onSubmit}
      footer={
        <>
          <Button isTouch onPress={() => onOpenChange(false)}>
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
      }
    >
      <Body {...props} />
    </Dialog>
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
