import { useMessages } from '#messages';
import { FormTextField } from '#forms/form-fields.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { RefusedText } from '../two-factor/refused-text';
import { passkeysMessages } from './passkeys.messages';
import type { OnePasskeyProps } from './remove-passkey-dialog';
import { useRenamePasskey } from './use-passkeys';

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, onOpenChange }: OnePasskeyProps) {
  const t = useMessages(passkeysMessages);
  const { form, submit, isSubmitting, remainingErrors } = useRenamePasskey(passkey, () =>
    onOpenChange(false),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={t.renameTitle}
      size="sm"
      onSubmit={submit}
      footer={
        <>
          <Button isTouch onPress={() => onOpenChange(false)}>
            {t.cancel}
          </Button>
          <Button isTouch type="submit" variant="primary" isPending={isSubmitting}>
            {t.save}
          </Button>
        </>
      }
    >
      <Stack>
        <FormTextField control={form.control} name="name" label={t.name} autoFocus />
        <RefusedText texts={remainingErrors} />
      </Stack>
    </Dialog>
  );
}
