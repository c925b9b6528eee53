import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useFormField } from '#forms';
import { UploadField } from './lazy-field';
import type { UploadFieldProps } from './upload-field';

type Bound = 'value' | 'onChange' | 'onBlur' | 'name' | 'inputRef' | 'errorMessage';

type FormUploadFieldProps<Input extends FieldValues, Output> = Omit<UploadFieldProps, Bound> & {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, string | undefined>;
};

/** An `UploadField` of a form; the form holds the address of the stored file. */
export function FormUploadField<Input extends FieldValues, Output>(
  props: FormUploadFieldProps<Input, Output>,
) {
  const { control, name, ...rest } = props;
  const { value, ...field } = useFormField(control, name);
  return <UploadField {...rest} {...field} value={String(value ?? '')} />;
}
