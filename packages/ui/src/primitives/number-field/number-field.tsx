import { useState, type Ref } from 'react';
import type { FieldProps } from '../field/field-props';
import { TextField } from '../text-field/text-field';

export interface NumberFieldProps extends FieldProps<number> {
  /** The unit after the value, such as 秒. */
  readonly suffix?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const toNumber = (text: string) => (text.trim() === '' ? NaN : Number(text));
const toText = (value: number) => (Number.isNaN(value) ? '' : String(value));

/** A typed number. Anything else is NaN, which the rule of the form refuses. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const [draft, setDraft] = useState(() => toText(value));
  // The typed text is kept while it still means the value, such as the intermediate `1.` and `01`.
  const isDraftOfValue = Object.is(toNumber(draft), value);
  return (
    <TextField
      {...field}
      inputMode="numeric"
      value={isDraftOfValue ? draft : toText(value)}
      onChange={(text) => {
        setDraft(text);
        onChange(toNumber(text));
      }}
    />
  );
}
