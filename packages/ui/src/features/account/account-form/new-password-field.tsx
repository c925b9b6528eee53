import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useMessages } from '#messages';
import { FormPasswordField } from '#forms/form-fields.tsx';
import { accountFormMessages } from './account-form.messages';

interface Props<Input extends FieldValues, Output> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, string | undefined>;
  readonly label: string;
}

/** Input for a new password. */
export function NewPasswordField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { passwordHelp } = useMessages(accountFormMessages);
  return <FormPasswordField {...props} description={passwordHelp} autoComplete="new-password" />;
}
