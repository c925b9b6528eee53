import type { ReactNode, Ref } from 'react';

/** The props that all fields share; `useFormField` provides those that belong to a form. */
export interface FieldProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly description?: ReactNode;
  /** Replaces the description and marks the field as invalid. */
  readonly errorMessage?: string | undefined;
  /** A hint such as 选填 beside the label. */
  readonly optionalLabel?: string;
  readonly isDisabled?: boolean;
}

/** The props of a text field. */
export interface TextInputProps<Element> extends FieldProps<string> {
  readonly placeholder?: string;
  readonly inputRef?: Ref<Element>;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
}
