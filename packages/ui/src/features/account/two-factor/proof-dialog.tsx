import { useState } from 'react';
import { useMessages } from '#messages';
import { FormPasswordField, FormTextField } from '#forms/form-fields.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { CodesDialog } from './codes-dialog';
import { RefusedText } from './refused-text';
import * as css from './two-factor.css';
import { twoFactorMessages } from './two-factor.messages';
import { useNewCodes, useTurnOff, type Proof } from './use-two-factor';

interface Closing {
  readonly onOpenChange: (isOpen: boolean) => void;
}

export interface ProofDialogProps extends Closing {
  readonly purpose: 'turn off' | 'renew';
}

/** What only somebody with the password and a code may do: turn two-factor login off, or make new recovery codes. */
export default function ProofDialog({ purpose, ...closing }: ProofDialogProps) {
  return purpose === 'renew' ? <Renew {...closing} /> : <TurnOff {...closing} />;
}

function TurnOff({ onOpenChange }: Closing) {
  const t = useMessages(twoFactorMessages);
  const proof = useTurnOff(() => onOpenChange(false));
  return (
    <ProofForm
      proof={proof}
      title={t.turnOff}
      text={t.turnOffText}
      isDanger
      onOpenChange={onOpenChange}
    />
  );
}

function Renew({ onOpenChange }: Closing) {
  const t = useMessages(twoFactorMessages);
  const [codes, setCodes] = useState<readonly string[]>();
  const proof = useNewCodes(setCodes);
  if (codes) return <CodesDialog codes={codes} onClose={() => onOpenChange(false)} />;
  return <ProofForm proof={proof} title={t.renew} text={t.renewText} onOpenChange={onOpenChange} />;
}

interface ProofFormProps extends Closing {
  readonly proof: Proof;
  readonly title: string;
  readonly text: string;
  readonly isDanger?: boolean;
}

function ProofForm({ proof, title, text, isDanger = false, onOpenChange }: ProofFormProps) {
  const t = useMessages(twoFactorMessages);
  const { form, submit, isSubmitting, remainingErrors } = proof;
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={title}
      description={text}
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
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isSubmitting}
          >
            {title}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <FormPasswordField
          control={form.control}
          name="password"
          label={t.password}
          autoComplete="current-password"
          autoFocus
        />
        <FormTextField
          control={form.control}
          name="code"
          label={t.anyCode}
          description={t.anyCodeHelp}
          autoComplete="one-time-code"
        />
        <RefusedText texts={remainingErrors} />
      </div>
    </Dialog>
  );
}
