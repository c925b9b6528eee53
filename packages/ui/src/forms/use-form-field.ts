import { ruleText } from '@chatdeck/sdk/constants';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useChatdeck } from '../provider/chatdeck-context';
import { SERVER_ERROR } from './use-zod-form';

/**
 * Binds one field of a form and words its error in the provider's language. Gives `name`, `value`,
 * `onChange`, `onBlur`, `inputRef` and `errorMessage`; spread them into a Field.
 */
export function useFormField<Input extends FieldValues, Name extends FieldPath<Input>, Output>(
  control: Control<Input, unknown, Output>,
  name: Name,
) {
  const { locale } = useChatdeck();
  const { field, fieldState } = useController({ control, name });
  const { type, message = '' } = fieldState.error ?? {};
  const words = type === SERVER_ERROR ? message : ruleText(message, locale);
  return {
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    errorMessage: fieldState.error ? words : undefined,
  };
}
