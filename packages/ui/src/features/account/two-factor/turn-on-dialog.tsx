import { useState } from 'react';
import { useMessages } from '#messages';
import { FormPasswordField, FormTextField } from '#forms/form-fields.tsx';
import { Button } from '#primitives/button/button.tsx';
import { CopyField } from '#primitives/copy-field/copy-field.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import QrCode from '#primitives/qr-code/qr-code.tsx';
import { CodesDialog } from './codes-dialog';
import { RefusedText } from './refused-text';
import * as css from './two-factor.css';
import { twoFactorMessages } from './two-factor.messages';
import { useTurnOn } from './use-two-factor';

export interface TurnOnDialogProps {
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Turns two-factor login on: the password, the app's first code, and the recovery codes to keep. */
export default function TurnOnDialog({ onOpenChange }: TurnOnDialogProps) {
  const t = useMessages(twoFactorMessages);
  const [codes, setCodes] = useState<readonly string[]>();
  const { secret, proving, confirming } = useTurnOn(setCodes);
  if (codes) return <CodesDialog codes={codes} onClose={() => onOpenChange(false)} />;
  const { submit, isSubmitting } = secret ? confirming : proving;
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={t.turnOn}
      description={secret ? t.scanText : t.passwordText}
      size="sm"
      onSubmit={submit}
      footer={
        <>
          <Button isTouch onPress={() => onOpenChange(false)}>
            {t.cancel}
          </Button>
          <Button isTouch type="submit" variant="primary" isPending={isSubmitting}>
            {secret ? t.turnOn : t.next}
          </Button>
        </>
      }
    >
      {secret ? (
        <div className={css.form}>
          {/* Drawn here: the secret in it goes to nobody. */}
          <div className={css.qr}>
            <QrCode value={secret.uri} title={t.qr} />
          </div>
          <CopyField label={t.secret} value={secret.secret} />
          <FormTextField
            control={confirming.form.control}
            name="code"
            label={t.appCode}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
          />
          <RefusedText texts={confirming.remainingErrors} />
        </div>
      ) : (
        <div className={css.form}>
          <FormPasswordField
            control={proving.form.control}
            name="password"
            label={t.password}
            autoComplete="current-password"
            autoFocus
          />
          <RefusedText texts={proving.remainingErrors} />
        </div>
      )}
    </Dialog>
  );
}
