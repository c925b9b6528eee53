import { useEffect, useRef } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { dropDraft, saveDraft, readDraft } from '#context/draft-storage.ts';
import { useMessages } from '#messages';
import { TextField } from '#primitives/text-field/text-field.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { accountFormMessages } from './account-form.messages';

const KEY = 'cd:typed-email';

/**
 * Shares the e-mail typed in one signed-out form with the next. Read after mounting, because a prerendered page has no
 * access to storage.
 */
function useTypedEmail(email: string, restore: (email: string) => void): void {
  const { storage } = useChatdeck().drafts;
  const isRestored = useRef(false);
  useEffect(() => {
    if (email !== '') saveDraft(storage, KEY, email);
  }, [storage, email]);
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const stored = readDraft(storage, KEY);
    if (email === '' && typeof stored === 'string') restore(stored);
  }, [storage, email, restore]);
}

/** Clears the remembered e-mail after sign-in, so that the next person at this screen does not see it. */
export function useForgetTypedEmail(): () => void {
  const { storage } = useChatdeck().drafts;
  return () => dropDraft(storage, KEY);
}

interface Props<Input extends FieldValues, Output> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, string>;
  readonly label: string;
  readonly autoFocus?: boolean;
}

/** The e-mail field of a sign-in form: a value typed in one of these forms is prefilled in the next. */
export function TypedEmailField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, ...rest } = props;
  const { value, ...field } = useFormField(control, name);
  const t = useMessages(accountFormMessages);
  const email = String(value ?? '');
  useTypedEmail(email, field.onChange);
  return (
    <TextField
      {...rest}
      {...field}
      value={email}
      placeholder={t.emailHint}
      type="email"
      inputMode="email"
      autoComplete="username"
    />
  );
}
