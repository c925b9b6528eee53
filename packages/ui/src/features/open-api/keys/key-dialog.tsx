import type { NewOpenApiKey, OpenApiKey } from '@chatdeck/sdk';
import { FormTextField } from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { FormDateField } from '#forms/form-date-field.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { keysMessages } from './keys.messages';
import { ScopesField } from './scopes-field';
import { useKeyForm } from './use-keys';

export interface KeyDialogProps {
  /** The key that is edited; undefined for a new one. */
  readonly edited: OpenApiKey | undefined;
  readonly onClose: () => void;
  /** A key was added, whose secret is shown now or never. */
  readonly onSecret: (key: NewOpenApiKey) => void;
}

/** Adds a key or changes one. */
export default function KeyDialog({ edited, onClose, onSecret }: KeyDialogProps) {
  const t = useMessages(keysMessages);
  const { form, submit, isSubmitting } = useKeyForm(edited, (added) =>
    added ? onSecret(added) : onClose(),
  );
  const { control } = form;
  const scopes = useFormField(control, 'scopes');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={edited ? t.edit : t.add}
      description={edited ? undefined : t.addText}
      size="sm"
      onSubmit={submit}
      footer={
        <>
          <Button isTouch onPress={onClose}>
            {t.cancel}
          </Button>
          <Button isTouch type="submit" variant="primary" isPending={isSubmitting}>
            {edited ? t.save : t.add}
          </Button>
        </>
      }
    >
      <Stack>
        <FormTextField
          control={control}
          name="name"
          label={t.name}
          placeholder={t.namePlaceholder}
          autoFocus
        />
        <ScopesField
          label={t.scopes}
          value={scopes.value}
          onChange={scopes.onChange}
          errorMessage={scopes.errorMessage}
          inputRef={scopes.inputRef}
        />
        <FormDateField
          control={control}
          name="expiresAt"
          label={t.expiresAt}
          optionalLabel={t.optional}
          description={t.expiresHelp}
          placeholder="2027-01-01"
        />
      </Stack>
    </Dialog>
  );
}
