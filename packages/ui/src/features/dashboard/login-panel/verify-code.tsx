import { useState, type SyntheticEvent } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { TextField } from '#primitives/text-field/text-field.tsx';
import * as css from './login.css';
import { loginMessages } from './login.messages';
import { useVerifyCode } from './use-login';

/** Input for the network's verification code, which is stored until the robot has fetched it. */
export function VerifyCode() {
  const t = useMessages(loginMessages);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { send, isSending, isStored } = useVerifyCode();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    if (await send(code.trim())) setCode('');
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={css.field}>
        <TextField
          label={t.verifyCode}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          description={isStored ? t.verifyStored : t.verifyHelp}
          errorMessage={isMissing ? t.verifyMissing : undefined}
        />
      </div>
      <div className={css.submit}>
        <Button type="submit" isTouch isPending={isSending}>
          {t.verifySubmit}
        </Button>
      </div>
    </form>
  );
}
