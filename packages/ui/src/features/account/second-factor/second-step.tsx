import type { SessionToken } from '@chatdeck/sdk';
import { useState } from 'react';
import { useMessages } from '#messages';
import { FormTextField } from '#forms/form-fields.tsx';
import { Button } from '#primitives/button/button.tsx';
import { AccountForm } from '../account-form/account-form';
import { AuthHead } from '../auth-card';
import * as css from '../auth-card.css';
import { secondFactorMessages } from './second-factor.messages';
import { useSecondFactor, type CodeKind } from './use-second-factor';

export interface SecondStepProps {
  /** Of the login that was answered by 20005. */
  readonly ticket: string;
  /** Called once with the new session. */
  readonly onLoggedIn: (session: SessionToken) => void;
  /** Back to the password, also when the ticket has expired. */
  readonly onBack: () => void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function SecondStep(props: SecondStepProps) {
  const t = useMessages(secondFactorMessages);
  const [kind, setKind] = useState<CodeKind>('app');
  return (
    <div className={css.card}>
      <AuthHead title={t.title} text={kind === 'app' ? t.appText : t.recoveryText} />
      <CodeForm
        key={kind}
        {...props}
        kind={kind}
        onOther={() => setKind(kind === 'app' ? 'recovery' : 'app')}
      />
    </div>
  );
}

interface CodeFormProps extends SecondStepProps {
  readonly kind: CodeKind;
  readonly onOther: () => void;
}

function CodeForm({ ticket, kind, onLoggedIn, onBack, onOther }: CodeFormProps) {
  const t = useMessages(secondFactorMessages);
  const { form, isSubmitting, ...code } = useSecondFactor({
    ticket,
    kind,
    onLoggedIn,
    onExpired: onBack,
  });
  const isApp = kind === 'app';
  return (
    <AccountForm
      {...code}
      className={css.form}
      button={
        <div className={css.submit}>
          <Button type="submit" variant="primary" size="lg" isPending={isSubmitting}>
            {t.submit}
          </Button>
        </div>
      }
    >
      <FormTextField
        control={form.control}
        name="code"
        label={isApp ? t.appCode : t.recoveryCode}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoFocus
      />
      <div className={css.asides}>
        <Button variant="link" onPress={onOther}>
          {isApp ? t.useRecovery : t.useApp}
        </Button>
        <Button variant="link" onPress={onBack}>
          {t.back}
        </Button>
      </div>
    </AccountForm>
  );
}
