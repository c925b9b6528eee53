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

/** A number that is typed. What is no number is NaN, which the rule of the form then refuses. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const [draft, setDraft] = useState(() => toText(value));
  // What was typed stays as it is for as long as it means the value: `1.` and `01` are on the way.
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
