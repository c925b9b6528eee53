import { isCommonPassword } from '@chatdeck/sdk/rules';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '#messages';
import {
  PasswordField,
  type PasswordFieldProps,
} from '#primitives/password-field/password-field.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import type { InForm, Text } from './form-fields';
import { useFormField } from './use-form-field';

/** A `PasswordField` of a form; warns about a new password that is in common use. */
export function FormPasswordField<Input extends FieldValues, Output>(
  props: InForm<PasswordFieldProps, Input, Output, Text>,
) {
  const { control, name, ...rest } = props;
  const { value, ...field } = useFormField(control, name);
  const t = useMessages(primitiveMessages);
  const isWeak = rest.autoComplete === 'new-password' && isCommonPassword(String(value ?? ''));
  return (
    <PasswordField
      {...rest}
      {...field}
      {...(isWeak && { description: t.commonPassword })}
      value={String(value ?? '')}
    />
  );
}
