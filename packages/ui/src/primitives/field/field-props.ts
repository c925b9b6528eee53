import type { ReactNode, Ref } from 'react';

/** What every field takes; `useFormField` gives the part that belongs to a form. */
export interface FieldProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly description?: ReactNode;
  /** Replaces the description and marks the field as wrong. */
  readonly errorMessage?: string | undefined;
  /** A word such as 选填 beside the label. */
  readonly optionalLabel?: string;
  readonly isDisabled?: boolean;
}

/** A field of text. */
export interface TextInputProps<Element> extends FieldProps<string> {
  readonly placeholder?: string;
  readonly inputRef?: Ref<Element>;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
}
