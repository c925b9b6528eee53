import type { MaterialForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, MESSAGE_CONTENT_MAX, type ContentType } from '@chatdeck/sdk/constants';
import { useController, type Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Columns } from '#primitives/stack/stack.tsx';
import { FormTextArea, FormTextField } from '#forms/form-fields.tsx';
import { FormUploadField } from '#features/upload/index.ts';
import { materialDialogMessages } from './material-dialog.messages';
import { nameAfter, type MaterialDraft } from './material-dialog.model';

interface FieldsProps {
  readonly control: Control<MaterialDraft, unknown, MaterialForm>;
}

/**
 * The fields of a material that depend on its type; all types have a name and a tag (product specification, section 5).
 */
export function MaterialTypeFields({
  type,
  control,
}: FieldsProps & { readonly type: ContentType }) {
  switch (type) {
    case CONTENT_TYPE.text:
      return <TextFields control={control} />;
    case CONTENT_TYPE.file:
      return <FileFields control={control} />;
    case CONTENT_TYPE.h5:
      return <LinkFields control={control} />;
    case CONTENT_TYPE.mini:
      return <MiniFields control={control} />;
  }
}

function TextFields({ control }: FieldsProps) {
  const t = useMessages(materialDialogMessages);
  return (
    <FormTextArea
      control={control}
      name="content"
      label={t.content}
      description={t.contentHint}
      maxLength={MESSAGE_CONTENT_MAX}
      rows={7}
    />
  );
}

function FileFields({ control }: FieldsProps) {
  const t = useMessages(materialDialogMessages);
  const { field: name } = useController({ control, name: 'name' });
  return (
    <FormUploadField
      control={control}
      name="url"
      label={t.file}
      kind="file"
      context="material"
      onFileName={(own) => {
        if ((name.value ?? '').trim() === '') name.onChange(nameAfter(own));
      }}
    />
  );
}

function LinkFields({ control }: FieldsProps) {
  const t = useMessages(materialDialogMessages);
  return (
    <>
      <FormTextField control={control} name="url" label={t.url} inputMode="url" />
      <FormTextField control={control} name="title" label={t.cardTitle} />
      <FormTextField
        control={control}
        name="description"
        label={t.cardText}
        placeholder={t.cardTextPlaceholder}
      />
      <Thumbnail control={control} />
    </>
  );
}

function MiniFields({ control }: FieldsProps) {
  const t = useMessages(materialDialogMessages);
  const { optional } = useMessages(primitiveMessages);
  return (
    <>
      <Columns>
        <FormTextField control={control} name="title" label={t.miniTitle} />
        <FormTextField control={control} name="description" label={t.miniText} />
        <FormTextField control={control} name="appid" label="appid" />
        <FormTextField control={control} name="username" label="username" />
      </Columns>
      <FormTextField
        control={control}
        name="pagePath"
        label={t.pagePath}
        description={t.pagePathHint}
      />
      <Columns>
        <Thumbnail control={control} />
        <FormUploadField
          control={control}
          name="iconUrl"
          label={t.logo}
          optionalLabel={optional}
          kind="thumbnail"
          context="material"
        />
      </Columns>
    </>
  );
}

function Thumbnail({ control }: FieldsProps) {
  const t = useMessages(materialDialogMessages);
  return (
    <FormUploadField
      control={control}
      name="thumbUrl"
      label={t.thumbnail}
      kind="thumbnail"
      context="material"
    />
  );
}
