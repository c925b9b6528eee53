import { useMemo, useState } from 'react';
import type { FieldProps } from '../field/field-props';
import { Autocomplete } from './autocomplete';

/** A value to pick, with a second name where it has one. */
export interface SuggestedValue {
  readonly value: string;
  readonly hint?: string | undefined;
}

export interface SuggestedTextProps extends FieldProps<string> {
  readonly suggestions: readonly SuggestedValue[];
  readonly placeholder?: string;
}

const fits = ({ value, hint = '' }: SuggestedValue, word: string): boolean =>
  `${value} ${hint}`.toLowerCase().includes(word.trim().toLowerCase());

/** A text with known values to pick from, by value or name; any other can be typed. */
export function SuggestedText({ suggestions, ...field }: SuggestedTextProps) {
  const [word, setWord] = useState('');
  const items = useMemo(() => {
    const isKnown = suggestions.some(({ value }) => value === word);
    const fitting = suggestions.filter((known) => fits(known, word));
    // On a value that is chosen already the other ones are what is looked for.
    return (isKnown ? suggestions : fitting).map(({ value, hint }) => ({
      id: value,
      label: value,
      hint,
    }));
  }, [suggestions, word]);
  return <Autocomplete {...field} suggestions={items} onSearch={setWord} />;
}
