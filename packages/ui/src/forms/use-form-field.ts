import { ruleText } from '@chatdeck/sdk/rule-texts';
import { useCallback, useEffect } from 'react';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { placeField, SERVER_ERROR, showField } from './use-zod-form';

/** The props that a form provides for a field; spread them into a Field. */
export interface FormField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: ControllerRenderProps['onChange'];
  readonly onBlur: () => void;
  readonly inputRef: ControllerRenderProps['ref'];
  readonly errorMessage: string | undefined;
}

/** Binds one field of a form; its error is in the provider's language. */
export function useFormField<Input extends FieldValues, Name extends FieldPath<Input>, Output>(
  control: Control<Input, unknown, Output>,
  name: Name,
): FormField<FieldPathValue<Input, Name>> {
  const { locale } = useChatdeck();
  const { field, fieldState } = useController({ control, name });
  const { ref } = field;
  const inputRef = useCallback(
    (element: unknown) => {
      ref(element);
      placeField(control, name, element);
    },
    [ref, control, name],
  );
  useEffect(() => showField(control, name), [control, name]);
  const { type, message = '' } = fieldState.error ?? {};
  const text = type === SERVER_ERROR ? message : ruleText(message, locale);
  return {
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef,
    errorMessage: fieldState.error ? text : undefined,
  };
}
