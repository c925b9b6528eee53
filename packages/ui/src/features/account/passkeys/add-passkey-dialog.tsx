import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { RefusedText } from '../two-factor/refused-text';
import { passkeysMessages } from './passkeys.messages';
import { ProofFields } from './proof-fields';
import { useNeedsCode } from '../two-factor/use-proof';
import { useAddPasskey, type NotAdded } from './use-passkeys';

export interface AddPasskeyDialogProps {
  /** Where passkeys work. */
  readonly site: string;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Adds a passkey: the proof first, then what the browser asks; whoever cancels there may try again. */
export function AddPasskeyDialog({ site, onOpenChange }: AddPasskeyDialogProps) {
  const t = useMessages(passkeysMessages);
  const state = useNeedsCode();
  const needsCode = state.status === 'ready' && state.isNeeded;
  const { proving, notAdded, isMaking, retry } = useAddPasskey(needsCode, () =>
    onOpenChange(false),
  );
  const texts: Readonly<Record<NotAdded, string | undefined>> = {
    cancelled: undefined,
    'too late': t.tooLate,
    elsewhere: t.elsewhere(site),
    known: t.known,
    unable: t.unable,
    refused: t.notAdded,
  };
  const text = notAdded && texts[notAdded];
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={t.add}
      description={retry ? t.makeText : t.addText}
      size="sm"
      onSubmit={retry ?? proving.submit}
      footer={
        <>
          <Button isTouch onPress={() => onOpenChange(false)}>
            {t.cancel}
          </Button>
          <Button
            isTouch
            type="submit"
            variant="primary"
            isPending={isMaking || proving.isSubmitting}
            isDisabled={state.status !== 'ready'}
          >
            {retry ? t.make : t.next}
          </Button>
        </>
      }
    >
      <LoadedPart state={state} label={t.add} rows={2}>
        {() => (
          <Stack>
            {retry ? null : <ProofFields control={proving.form.control} needsCode={needsCode} />}
            <RefusedText texts={text ? [text] : proving.remainingErrors} />
          </Stack>
        )}
      </LoadedPart>
    </Dialog>
  );
}
