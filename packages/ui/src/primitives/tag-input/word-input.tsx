import { useMemo } from 'react';
import type { FieldProps } from '../field/field-props';
import type { OptionItem } from '../option-list/option-item';
import { TagInput, type TagInputProps } from './tag-input';

export interface WordInputProps
  extends
    FieldProps<readonly string[]>,
    Pick<
      TagInputProps<OptionItem>,
      'isKeyword' | 'placeholder' | 'inputRef' | 'onSearch' | 'status' | 'onRetry'
    > {
  readonly suggestions?: readonly string[];
  /** Whether words that are not suggestions can be added. Default true. */
  readonly isOpenEnded?: boolean;
}

const toItem = (word: string): OptionItem => ({ id: word, label: word });
const noText: readonly string[] = [];

/** A field for several words, such as the keywords of a rule. */
export function WordInput(props: WordInputProps) {
  const { value, onChange, suggestions = noText, isOpenEnded = true, ...field } = props;
  const items = useMemo(() => value.map(toItem), [value]);
  const offered = useMemo(() => suggestions.map(toItem), [suggestions]);
  return (
    <TagInput
      {...field}
      value={items}
      onChange={(tags) => onChange(tags.map(({ label }) => label))}
      suggestions={offered}
      {...(isOpenEnded && { create: toItem })}
    />
  );
}
