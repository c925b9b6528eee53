import type { FunctionComponent } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { lazyPart } from '#context/lazy-part.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import type { UploadFieldProps } from './upload-field';

/** One file with progress, cancel and errors; its code is loaded with the first upload field. */
const UploadField: FunctionComponent<UploadFieldProps> = lazyPart(() => import('./upload-field'));

type Bound = 'value' | 'onChange' | 'onBlur' | 'name' | 'inputRef' | 'errorMessage';

type FormUploadFieldProps<Input extends FieldValues, Output> = Omit<UploadFieldProps, Bound> & {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPathByValue<Input, string | undefined>;
};

/** An `UploadField` of a form; its value is the address of the stored file. */
export function FormUploadField<Input extends FieldValues, Output>(
  props: FormUploadFieldProps<Input, Output>,
) {
  const { control, name, ...rest } = props;
  const { value, ...field } = useFormField(control, name);
  return <UploadField {...rest} {...field} value={String(value ?? '')} />;
}
