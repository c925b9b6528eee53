import { useMessages } from '#messages';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { materialDialogMessages } from './material-dialog.messages';
import { MaterialFormView, type MaterialFormViewProps } from './material-form.view';
import type { MaterialSource } from './use-material-source';

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
  const { isOpen, isEdit, isDirty, source, isSubmitting, draft, onOpenChange, onSubmit } = props;
  const t = useMessages(materialDialogMessages);
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      draft={draft}
      isDirty={isDirty}
      title={isEdit ? t.edit : t.add}
      description={isEdit ? t.editHint : t.addHint}
      size="lg"
      onSubmit={onSubmit}
      cancelLabel={t.cancel}
      submitLabel={isEdit ? t.submitEdit : t.submitAdd}
      isSubmitting={isSubmitting}
      isSubmitDisabled={source.status !== 'ready'}
    >
      <Body {...props} />
    </FormDialog>
  );
}

function Body({ source, ...form }: MaterialDialogViewProps) {
  const t = useMessages(materialDialogMessages);
  return (
    <LoadedPart state={source} label={t.loading} rows={4}>
      {() => <MaterialFormView {...form} />}
    </LoadedPart>
  );
}
