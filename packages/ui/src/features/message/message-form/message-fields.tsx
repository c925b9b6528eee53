import type { MessageForm, Material } from '@chatdeck/sdk';
import { CONTENT_TYPE, MESSAGE_CONTENT_MAX, type ContentType } from '@chatdeck/sdk/constants';
import { Layers } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { FormTextArea, FormTextField } from '#forms/form-fields.tsx';
import { Text } from '#primitives/text/text.tsx';
import { ContentTypeCards } from '#features/material/content-type/content-type-cards.tsx';
import { ChosenList } from '#features/material/material-picker/chosen-materials.tsx';
import { FormUploadField } from '#features/upload/index.ts';
import { megabytesBelow } from '#features/upload/upload.model.ts';
import { messageFormMessages } from './message-form.messages';
import type { MessageDraft } from './message-form.model';

export interface MessageFieldsProps {
  readonly form: UseFormReturn<MessageDraft, unknown, MessageForm>;
  readonly onTypeChange: (type: ContentType) => void;
  /** Why a type cannot be chosen here, shown in the list. Default only the mini program is refused. */
  readonly refusals?: TypeRefusals | undefined;
}

/** The reasons why types of content cannot be sent, by type. */
export type TypeRefusals = Readonly<Partial<Record<ContentType, string>>>;

const TYPES = Object.values(CONTENT_TYPE);

/** Form of a message written here. Mini programs are listed but cannot be sent (product specification, section 9). */
export function MessageFields(props: MessageFieldsProps) {
  const { form, onTypeChange } = props;
  const t = useMessages(messageFormMessages);
  const type = useWatch({ control: form.control, name: 'type' });
  const refusals = { [CONTENT_TYPE.mini]: t.notHere, ...props.refusals };
  const megabytes = megabytesBelow('send');
  return (
    <Stack>
      <ContentTypeCards
        label={t.type}
        hints={{
          [CONTENT_TYPE.text]: t.textHint,
          [CONTENT_TYPE.file]: t.fileHint({ megabytes }),
          [CONTENT_TYPE.h5]: t.linkHint,
          ...refusals,
        }}
        value={type}
        onChange={onTypeChange}
        disabledTypes={TYPES.filter((each) => refusals[each] !== undefined)}
      />
      <TypeFields key={type} type={type} form={form} />
    </Stack>
  );
}

interface TypeFieldsProps extends Pick<MessageFieldsProps, 'form'> {
  readonly type: ContentType;
}

function TypeFields({ type, form: { control } }: TypeFieldsProps) {
  const t = useMessages(messageFormMessages);
  if (type === CONTENT_TYPE.file) {
    return (
      <FormUploadField control={control} name="url" label={t.file} kind="file" context="send" />
    );
  }
  if (type === CONTENT_TYPE.h5) {
    return (
      <>
        <FormTextField control={control} name="url" label={t.url} inputMode="url" />
        <FormTextField control={control} name="title" label={t.cardTitle} />
        <FormTextField control={control} name="description" label={t.cardText} />
        <FormUploadField
          control={control}
          name="thumbUrl"
          label={t.thumbnail}
          kind="thumbnail"
          context="send"
        />
      </>
    );
  }
  return (
    <FormTextArea
      control={control}
      name="content"
      label={t.content}
      description={t.contentHint}
      maxLength={MESSAGE_CONTENT_MAX}
      rows={6}
      autoFocus
    />
  );
}

interface PickedMaterialsProps {
  readonly choice: readonly Material[];
  readonly onRemove: (material: Material) => void;
  /** Opens the picker. */
  readonly onPick: () => void;
  /** The error of the selection. */
  readonly error: string | undefined;
}

/** The materials to send, with a button that opens the picker. */
export function PickedMaterials({ choice, onRemove, onPick, error }: PickedMaterialsProps) {
  const t = useMessages(messageFormMessages);
  const isEmpty = choice.length === 0;
  return (
    <Stack gap={2}>
      {isEmpty ? (
        <Text as="p" tone="muted">
          {t.nothingPicked}
        </Text>
      ) : (
        <ChosenList choice={choice} onRemove={onRemove} />
      )}
      <div>
        <Button isTouch icon={Layers} onPress={onPick}>
          {isEmpty ? t.pick : t.pickOther}
        </Button>
      </div>
      {error === undefined ? null : (
        <div role="alert">
          <Text size="xs" tone="danger">
            {error}
          </Text>
        </div>
      )}
    </Stack>
  );
}
