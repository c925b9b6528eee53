import type { MaterialForm } from '@chatdeck/sdk';
import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { ChatPreview } from '#primitives/chat-preview/chat-preview.tsx';
import { MessagePreview } from '#primitives/chat-preview/message-preview.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Columns, Stack } from '#primitives/stack/stack.tsx';
import { WithPreview } from '#primitives/with-preview/with-preview.tsx';
import { DraftNotice } from '#forms/drafts/draft-notice.tsx';
import { FormTextField } from '#forms/form-fields.tsx';
import type { Draft } from '#forms/drafts/use-draft.ts';
import { megabytesBelow } from '#features/upload/upload.model.ts';
import { ContentTypeCards } from '../content-type/content-type-cards';
import { materialDialogMessages } from './material-dialog.messages';
import type { MaterialDraft } from './material-dialog.model';
import { MaterialTypeFields } from './material-type-fields';

export interface MaterialFieldsProps {
  readonly form: UseFormReturn<MaterialDraft, unknown, MaterialForm>;
  readonly isEdit: boolean;
  /** The type was set by the caller that adds the material. */
  readonly isTypeGiven: boolean;
  readonly draft: Draft;
  /** The server's error message, if it refused the save. */
  readonly refusal: string | undefined;
  /** Whether the account lacks the membership required by H5 links and mini programs. */
  readonly isRestricted: boolean;
  readonly onTypeChange: (type: ContentType) => void;
}

/** The fields of a material beside a preview of the message. */
export function MaterialFields(props: MaterialFieldsProps) {
  const { form, isEdit, isTypeGiven, refusal, isRestricted, onTypeChange } = props;
  const t = useMessages(materialDialogMessages);
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <WithPreview preview={<Preview form={form} />}>
      <Stack>
        <DraftNotice draft={props.draft} />
        {refusal === undefined ? null : (
          <Banner tone="danger" isAnnouncedElsewhere>
            {t.refused({ reason: refusal })}
          </Banner>
        )}
        {isTypeGiven ? null : <TypeCards type={type} isEdit={isEdit} onTypeChange={onTypeChange} />}
        {isRestricted ? <Banner>{t.memberOnly}</Banner> : null}
        <Names form={form} />
        <MaterialTypeFields key={type} type={type} control={form.control} />
      </Stack>
    </WithPreview>
  );
}

function Preview({ form }: Pick<MaterialFieldsProps, 'form'>) {
  const t = useMessages(materialDialogMessages);
  const draft = useWatch({ control: form.control });
  return (
    <ChatPreview name={t.robot} note={t.sameEverywhere}>
      <MessagePreview message={{ ...draft, type: draft.type ?? CONTENT_TYPE.text }} />
    </ChatPreview>
  );
}

interface TypeCardsProps extends Pick<MaterialFieldsProps, 'isEdit' | 'onTypeChange'> {
  readonly type: ContentType;
}

function TypeCards({ type, isEdit, onTypeChange }: TypeCardsProps) {
  const t = useMessages(materialDialogMessages);
  const hints = {
    [CONTENT_TYPE.text]: t.textHint,
    [CONTENT_TYPE.file]: t.fileHint({ megabytes: megabytesBelow('material') }),
    [CONTENT_TYPE.h5]: t.h5Hint,
    [CONTENT_TYPE.mini]: t.miniHint,
  };
  return (
    <ContentTypeCards
      label={t.type}
      hints={hints}
      value={type}
      onChange={onTypeChange}
      isDisabled={isEdit}
    />
  );
}

function Names({ form: { control } }: Pick<MaterialFieldsProps, 'form'>) {
  const t = useMessages(materialDialogMessages);
  const { optional } = useMessages(primitiveMessages);
  return (
    <Columns>
      <FormTextField
        control={control}
        name="name"
        label={t.name}
        placeholder={t.namePlaceholder}
        autoFocus
      />
      <FormTextField
        control={control}
        name="tag"
        label={t.tag}
        optionalLabel={optional}
        placeholder={t.tagPlaceholder}
      />
    </Columns>
  );
}
