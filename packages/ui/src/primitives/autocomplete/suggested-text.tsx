import { useMemo, useState } from 'react';
import type { FieldProps } from '../field/field-props';
import { Autocomplete } from './autocomplete';

/** A suggested value, optionally with a second name. */
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

/** A text field that suggests known values by value or name; any other text can be typed. */
export function SuggestedText({ suggestions, ...field }: SuggestedTextProps) {
  const [word, setWord] = useState('');
  const items = useMemo(() => {
    const isKnown = suggestions.some(({ value }) => value === word);
    const fitting = suggestions.filter((known) => fits(known, word));
    // When a known value is selected already, offer all the others.
    return (isKnown ? suggestions : fitting).map(({ value, hint }) => ({
      id: value,
      label: value,
      hint,
    }));
  }, [suggestions, word]);
  return <Autocomplete {...field} suggestions={items} onSearch={setWord} />;
}
