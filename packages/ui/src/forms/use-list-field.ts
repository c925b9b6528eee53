import { ruleText } from '@chatdeck/sdk/rule-texts';
import {
  useFormState,
  type Control,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useFormField, type FormField } from './use-form-field';

const isError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'message' in value;

/** Binds a field that holds a list. An error in one of its entries is shown at the list. */
export function useListField<Input extends FieldValues, Name extends FieldPath<Input>, Output>(
  control: Control<Input, unknown, Output>,
  name: Name,
): FormField<FieldPathValue<Input, Name>> {
  const { locale } = useChatdeck();
  const field = useFormField(control, name);
  const { errors } = useFormState({ control, name });
  const error: unknown = errors[name];
  const entry: unknown = Array.isArray(error) ? error.find(isError) : undefined;
  if (!isError(entry)) return field;
  return { ...field, errorMessage: ruleText(entry.message ?? '', locale) };
}
