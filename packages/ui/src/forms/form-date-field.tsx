import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from '#primitives/date-field/date-field.tsx';
import { useFormField } from './use-form-field';

type Bound = 'value' | 'onChange' | 'onBlur' | 'name' | 'inputRef' | 'errorMessage';

interface Props<Input extends FieldValues, Output> extends Omit<DateFieldProps, Bound> {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, string | undefined>;
}

/** A `DateField` of a form. */
export function FormDateField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, ...rest } = props;
  const { value, ...field } = useFormField(control, name);
  return <DateField {...rest} {...field} value={String(value ?? '')} />;
}
