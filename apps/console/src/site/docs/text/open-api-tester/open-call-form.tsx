import { tableIn } from '@chatdeck/sdk/constants';
import { Button, PasswordField, Select, TextArea, TextField } from '@chatdeck/ui/primitives';
import { useState, type SyntheticEvent } from 'react';
import { usePreferences } from '#preferences/preferences.ts';
import { OPEN_API_TEXTS } from './open-api-texts';
import * as css from './open-call-form.css';
import { EXAMPLE_BODIES, type OpenCall } from './open-calls';
import { canSign, isJson, sendSigned, type SignedAnswer } from './send-signed';

const bodyOf = (path: string) => JSON.stringify(EXAMPLE_BODIES[path] ?? {}, null, 2);

interface Props {
  /** The calls to choose from, at least one. */
  readonly calls: readonly OpenCall[];
}

/** A signed request, and the answer to it. */
export function OpenCallForm({ calls }: Props) {
  const { locale } = usePreferences();
  const t = tableIn(OPEN_API_TEXTS, locale);
  const [path, setPath] = useState(calls[0]?.path ?? '');
  const [body, setBody] = useState(bodyOf(path));
  const [apiKey, setKey] = useState('');
  const [apiSecret, setSecret] = useState('');
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<SignedAnswer | string>();
  const [isTried, setTried] = useState(false);
  const isBroken = !isJson(body);
  const isMissing = (value: string) => isTried && value.trim() === '';
  const choose = (next: string | null) => {
    if (next === null) return;
    setPath(next);
    setBody(bodyOf(next));
    setAnswer(undefined);
  };
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPending || isBroken || apiKey.trim() === '' || apiSecret.trim() === '') return;
    setPending(true);
    const sent = sendSigned({ path, body, apiKey: apiKey.trim(), apiSecret: apiSecret.trim() });
    setAnswer(await sent.catch(() => t.unreachable));
    setPending(false);
  };
  if (!canSign()) return <p role="alert">{t.insecure}</p>;
  return (
    <form
      className={css.form}
      method="post"
      autoComplete="off"
      onSubmit={(event) => void send(event)}
    >
      <Select
        label={t.call}
        items={calls.map((call) => ({ id: call.path, label: `POST ${call.path}` }))}
        value={path}
        onChange={choose}
        description={<Fields call={calls.find((call) => call.path === path)} label={t.fields} />}
      />
      <TextField
        label={t.key}
        value={apiKey}
        onChange={setKey}
        autoComplete="off"
        errorMessage={isMissing(apiKey) ? t.keyMissing : undefined}
      />
      <PasswordField
        label={t.secret}
        value={apiSecret}
        onChange={setSecret}
        autoComplete="off"
        errorMessage={isMissing(apiSecret) ? t.secretMissing : undefined}
      />
      <TextArea
        label={t.body}
        value={body}
        onChange={setBody}
        rows={6}
        errorMessage={isBroken ? t.notJson : undefined}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isPending}>
          {t.send}
        </Button>
      </div>
      <div role="status">{answer === undefined ? null : <Answer answer={answer} />}</div>
    </form>
  );
}

/** The fields of a body; an asterisk marks those that it needs. */
function Fields({ call, label }: { readonly call: OpenCall | undefined; readonly label: string }) {
  const names = call?.fields.map(({ name, isRequired }) => (isRequired ? `${name} *` : name)) ?? [];
  return `${label}: ${names.join(', ')}`;
}

function Answer({ answer }: { readonly answer: SignedAnswer | string }) {
  const { locale } = usePreferences();
  const t = tableIn(OPEN_API_TEXTS, locale);
  if (typeof answer === 'string') return answer;
  return (
    <>
      <strong>{`${t.status} ${answer.status} · ${answer.ms} ${t.ms}`}</strong>
      <pre className={css.answer} tabIndex={0}>
        {answer.text}
      </pre>
    </>
  );
}
