import { useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../../messages';
import { Button } from '../../../primitives/button/button';
import { TextField } from '../../../primitives/text-field/text-field';
import { robotLoginApi } from '../../../store/robot-login.api';
import { readyOf } from '../part/part-state';
import { useStoredConfig } from '../use-robot';
import * as css from './login.css';
import { loginMessages } from './login.messages';

/** The code that the network asks for at login; it stays until the robot has fetched it. */
export function VerifyCode() {
  const t = useMessages(loginMessages);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [send, { isLoading }] = robotLoginApi.useSetVerifyCodeMutation();
  const isKept = (readyOf(useStoredConfig())?.verifyCode ?? '') !== '';
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    const { error } = await send(code.trim());
    if (!error) setCode('');
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={css.field}>
        <TextField
          label={t.verifyCode}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          description={isKept ? t.verifyKept : t.verifyHelp}
          errorMessage={isMissing ? t.verifyMissing : undefined}
        />
      </div>
      <div className={css.submit}>
        <Button type="submit" isTouch isPending={isLoading}>
          {t.verifySubmit}
        </Button>
      </div>
    </form>
  );
}
