import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useMessages } from '#messages';
import { TextField } from '#primitives/text-field/text-field.tsx';
import { useFormField } from '#forms';
import { accountFormMessages } from './account-form.messages';
import { useTypedEmail } from './use-typed-email';

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
