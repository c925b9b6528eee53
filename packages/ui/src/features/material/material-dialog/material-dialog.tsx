import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { ConflictLayer } from '#lists/conflict/conflict-layer.tsx';
import type { PartLabels } from '#lists/conflict/part-list.tsx';
import { MemberDialog } from '#lists/membership/lazy-member-dialog.tsx';
import { DialogInSession } from '#lists/session/dialog-in-session.tsx';
import { useMay } from '#lists/session/use-may.ts';
import { materialDialogMessages } from './material-dialog.messages';
import { MaterialFields, type MaterialFieldsProps } from './material-fields';
import { useMaterialDialog, type MaterialSource } from './use-material-dialog';

/** Props of the material dialog. */
export interface MaterialDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The material to edit; omit it to add one. */
  readonly id?: string | undefined;
  /** The type of a new material; without it the user chooses. */
  readonly type?: ContentType | undefined;
  /** Called once with the stored material after the server has confirmed. */
  readonly onSaved?: ((material: Material) => void) | undefined;
}

/** Adds or edits a material with a live preview of the message. */
export default function MaterialDialog(props: MaterialDialogProps) {
  const t = useMessages(materialDialogMessages);
  const { id } = props;
  const mayWrite = useMay('material:write');
  return (
    <DialogInSession {...props} isAllowed={mayWrite} title={id === undefined ? t.add : t.edit}>
      <OpenMaterialDialog key={id ?? ''} {...props} />
    </DialogInSession>
  );
}

function OpenMaterialDialog(props: MaterialDialogProps) {
  const { isOpen, onOpenChange, id, onSaved } = props;
  const { source, form, submit, isSubmitting, refusal, conflict, type, draft } = useMaterialDialog({
    id,
    newType: props.type,
    onOpenChange,
    onSaved,
  });
  const labels = useMaterialLabels(form.getValues('type'));
  return (
    <>
      <MaterialDialogView
        isOpen={isOpen}
        isEdit={id !== undefined}
        isTypeGiven={id === undefined && props.type !== undefined}
        source={source}
        form={form}
        refusal={refusal}
        isRestricted={type.isRestricted}
        isDirty={form.formState.isDirty}
        isSubmitting={isSubmitting}
        draft={draft}
        onOpenChange={onOpenChange}
        onTypeChange={type.change}
        onSubmit={submit}
      />
      <ConflictLayer conflict={conflict} labels={labels} />
      <MemberDialog isOpen={type.isGuardOpen} onOpenChange={type.setGuardOpen} />
    </>
  );
}

/** The labels of a material's fields for its type. */
function useMaterialLabels(type: ContentType): PartLabels {
  const t = useMessages(materialDialogMessages);
  const isMini = type === CONTENT_TYPE.mini;
  return {
    name: t.name,
    tag: t.tag,
    content: t.content,
    url: type === CONTENT_TYPE.file ? t.file : t.url,
    fileType: t.type,
    title: isMini ? t.miniTitle : t.cardTitle,
    description: isMini ? t.miniText : t.cardText,
    pagePath: t.pagePath,
    thumbUrl: t.thumbnail,
    thumbKey: t.thumbnail,
    iconUrl: t.logo,
  };
}

interface MaterialDialogViewProps extends MaterialFieldsProps {
  readonly isOpen: boolean;
  readonly source: MaterialSource;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSubmit: () => void;
}

/** The dialog around the form, in every state of its material. */
function MaterialDialogView(props: MaterialDialogViewProps) {
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
      {() => <MaterialFields {...form} />}
    </LoadedPart>
  );
}
