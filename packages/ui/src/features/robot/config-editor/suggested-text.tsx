import { useMemo, useState } from 'react';
import { Autocomplete } from '../../../primitives/autocomplete/autocomplete';
import type { FieldProps } from '../../../primitives/field/field-props';

interface Props extends FieldProps<string> {
  readonly suggestions: readonly string[];
}

/** A text with known values to pick from; any other can be typed. */
export function SuggestedText({ suggestions, ...field }: Props) {
  const [word, setWord] = useState('');
  const items = useMemo(() => {
    const isKnown = suggestions.some((known) => known === word);
    const fitting = suggestions.filter((known) => known.includes(word.trim().toLowerCase()));
    // On a value that is chosen already the other ones are what is looked for.
    return (isKnown ? suggestions : fitting).map((known) => ({ id: known, label: known }));
  }, [suggestions, word]);
  return <Autocomplete {...field} suggestions={items} onSearch={setWord} />;
}
