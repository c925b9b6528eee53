import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from '#primitives/number-field/number-field.tsx';
import { SwitchRow, type SwitchRowProps } from '#primitives/switch-row/switch-row.tsx';
import { TextArea, type TextAreaProps } from '#primitives/text-area/text-area.tsx';
import { TextField, type TextFieldProps } from '#primitives/text-field/text-field.tsx';
import { useFormField } from './use-form-field';

/** The part of a field's props that its form provides. */
type Bound = 'value' | 'onChange' | 'onBlur' | 'name' | 'inputRef' | 'errorMessage';

/** The props of a field that a form controls. */
export type InForm<Props, Input extends FieldValues, Output, Value> = Omit<Props, Bound> & {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, Value>;
};

/** The value of a text field. */
export type Text = string | undefined;

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
