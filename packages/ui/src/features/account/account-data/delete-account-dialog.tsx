import { DELETION_GRACE_DAYS } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import { FormPasswordField, FormTextField } from '#forms/form-fields.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { useNeedsCode } from '../two-factor/use-proof';
import { RefusedText } from '../two-factor/refused-text';
import * as css from './account-data.css';
import { accountDataMessages } from './account-data.messages';
import { useAskDeletion } from './use-account-data';

export interface DeleteAccountDialogProps {
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Says what the deletion of an account means, and asks for the password and, where it is on, a code. */
export default function DeleteAccountDialog({ onOpenChange }: DeleteAccountDialogProps) {
  const t = useMessages(accountDataMessages);
  const state = useNeedsCode();
  const needsCode = state.status === 'ready' && state.isNeeded;
  const { form, submit, isSubmitting, remainingErrors } = useAskDeletion(needsCode, () =>
    onOpenChange(false),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={t.delete}
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
            {t.delete}
          </Button>
        </>
      }
    >
      <Stack>
        <Consequences />
        <LoadedPart state={state} label={t.delete} rows={2}>
          {() => (
            <Stack>
              <FormPasswordField
                control={form.control}
                name="password"
                label={t.password}
                autoComplete="current-password"
              />
              {needsCode ? (
                <FormTextField
                  control={form.control}
                  name="code"
                  label={t.code}
                  description={t.codeHelp}
                  autoComplete="one-time-code"
                />
              ) : null}
              <RefusedText texts={remainingErrors} />
            </Stack>
          )}
        </LoadedPart>
      </Stack>
    </Dialog>
  );
}

function Consequences() {
  const t = useMessages(accountDataMessages);
  const days = DELETION_GRACE_DAYS;
  return (
    <Stack gap={2}>
      <Text as="p" weight="medium">
        {t.dialogText}
      </Text>
      <ul className={css.consequences}>
        {[t.robotStops, t.grace(days), t.gone(days), t.orders, t.exportFirst].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Stack>
  );
}
