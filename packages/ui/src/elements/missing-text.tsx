import { useEffect } from 'react';
import { useMessages } from '#messages';
import { elementFieldMessages } from './element-field.messages';
import type { Placed } from './placed';

/** Says to a field, in the language of the provider, what it lacks while it is empty. */
export function MissingText({ of: { row, onMissingText } }: { readonly of: Placed }) {
  const { choose, fillIn } = useMessages(elementFieldMessages);
  const isChoice = row.field === 'selection' || Array.isArray(row.blank?.['value']);
  const text = isChoice ? choose : fillIn;
  useEffect(() => onMissingText?.(text), [onMissingText, text]);
  return null;
}
