import { isCommonPassword } from '@chatdeck/sdk/rules';
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { useMessages } from '#messages';
import { NumberField, type NumberFieldProps } from '#primitives/number-field/number-field.tsx';
import {
  PasswordField,
  type PasswordFieldProps,
} from '#primitives/password-field/password-field.tsx';
import { SwitchRow, type SwitchRowProps } from '#primitives/switch-row/switch-row.tsx';
import { TextArea, type TextAreaProps } from '#primitives/text-area/text-area.tsx';
import { TextField, type TextFieldProps } from '#primitives/text-field/text-field.tsx';
import { newPasswordMessages } from './new-password.messages';
import { useFormField } from './use-form-field';

/** The part of a field's props that its form provides. */
type Bound = 'value' | 'onChange' | 'onBlur' | 'name' | 'inputRef' | 'errorMessage';

/** The props of a field that a form controls. */
type InForm<Props, Input extends FieldValues, Output, Value> = Omit<Props, Bound> & {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, Value>;
};

/** The value of a text field. */
type Text = string | undefined;

/** A `TextField` of a form. */
export function FormTextField<Input extends FieldValues, Output>(
  props: InForm<TextFieldProps, Input, Output, Text>,
) {
  const { control, name, ...rest } = props;
  const { value, ...field } = useFormField(control, name);
  return <TextField {...rest} {...field} value={String(value ?? '')} />;
}

/** A `TextArea` of a form. */
export function FormTextArea<Input extends FieldValues, Output>(
  props: InForm<TextAreaProps, Input, Output, Text>,
) {
  const { control, name, ...rest } = props;
  const { value, ...field } = useFormField(control, name);
  return <TextArea {...rest} {...field} value={String(value ?? '')} />;
}

/** A `NumberField` of a form. */
export function FormNumberField<Input extends FieldValues, Output>(
  props: InForm<NumberFieldProps, Input, Output, number>,
) {
  const { control, name, ...rest } = props;
  const { value, ...field } = useFormField(control, name);
  return <NumberField {...rest} {...field} value={Number(value)} />;
}

/** A `SwitchRow` of a form. */
export function FormSwitchRow<Input extends FieldValues, Output>(
  props: InForm<SwitchRowProps, Input, Output, boolean>,
) {
  const { control, name, ...rest } = props;
  const { value, onChange } = useFormField(control, name);
  return <SwitchRow {...rest} value={Boolean(value)} onChange={onChange} name={name} />;
}

/** A `PasswordField` of a form; warns about a new password that is in common use. */
export function FormPasswordField<Input extends FieldValues, Output>(
  props: InForm<PasswordFieldProps, Input, Output, Text>,
) {
  const { control, name, ...rest } = props;
  const { value, ...field } = useFormField(control, name);
  const t = useMessages(newPasswordMessages);
  const isWeak = rest.autoComplete === 'new-password' && isCommonPassword(String(value ?? ''));
  return (
    <PasswordField
      {...rest}
      {...field}
      {...(isWeak && { description: t.common })}
      value={String(value ?? '')}
    />
  );
}

interface Props<Input extends FieldValues, Output> extends Pick<
  SwitchRowProps,
  'label' | 'description'
> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, boolean | undefined>;
}

/** A switch of a form, for a value that may be unset because its rule has a default. */
export function FormSwitch<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, ...row } = props;
  const { field } = useController({ control, name });
  return <SwitchRow {...row} value={Boolean(field.value)} onChange={field.onChange} name={name} />;
}
