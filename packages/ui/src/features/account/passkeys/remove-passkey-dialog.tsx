import type { Passkey } from '@chatdeck/sdk';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { useNeedsCode } from '../two-factor/use-proof';
import { RefusedText } from '../two-factor/refused-text';
import { passkeysMessages } from './passkeys.messages';
import { ProofFields } from './proof-fields';
import { useRemovePasskey } from './use-passkeys';

export interface OnePasskeyProps {
  readonly passkey: Passkey;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Removes a passkey, with the password and, with two-factor login, a code. */
export function RemovePasskeyDialog({ passkey, onOpenChange }: OnePasskeyProps) {
  const t = useMessages(passkeysMessages);
  const state = useNeedsCode();
  const needsCode = state.status === 'ready' && state.isNeeded;
  const { form, submit, isSubmitting, remainingErrors } = useRemovePasskey(
    passkey.id,
    needsCode,
    () => onOpenChange(false),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={t.removeTitle(passkey.name)}
      description={t.removeText}
      size="sm"
      onSubmit={submit}
      footer={
        <>
          <Button isTouch onPress={() => onOpenChange(false)}>
            {t.cancel}
          </Button>
          <Button
            isTouch
            type="submit"
            variant="danger"
            isPending={isSubmitting}
            isDisabled={state.status !== 'ready'}
          >
            {t.remove}
          </Button>
        </>
      }
    >
      <LoadedPart state={state} label={t.remove} rows={2}>
        {() => (
          <Stack>
            <ProofFields control={form.control} needsCode={needsCode} />
            <RefusedText texts={remainingErrors} />
          </Stack>
        )}
      </LoadedPart>
    </Dialog>
  );
}
