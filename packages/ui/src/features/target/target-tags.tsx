import { useMemo } from 'react';
import type { FieldProps } from '#primitives/field/field-props.ts';
import { TagInput } from '#primitives/tag-input/tag-input.tsx';
import { WordInput, type WordInputProps } from '#primitives/tag-input/word-input.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { fromTarget, toTarget } from './target.model';
import { useNameSearch } from './use-name-search';
import { useTargetsByName } from './use-targets';

export interface TargetTagsProps extends FieldProps<readonly SendTarget[]> {
  /** Groups or friends. */
  readonly kind: SendTarget['kind'];
  readonly placeholder?: string;
}

/** Several groups or friends as objects, found by name. Duplicate names are refused. */
export function TargetTags({ kind, value, onChange, ...field }: TargetTagsProps) {
  const { items, ...search } = useNameSearch(kind);
  const resolve = useTargetsByName(kind);
  const tags = useMemo(() => value.map(fromTarget), [value]);
  return (
    <TagInput
      {...field}
      {...search}
      suggestions={items}
      resolve={resolve}
      value={tags}
      onChange={(changed) => onChange(changed.map(toTarget))}
    />
  );
}

export interface NameTagsProps extends Omit<
  WordInputProps,
  'suggestions' | 'onSearch' | 'status' | 'onRetry' | 'isKeyword'
> {
  /** Whether to suggest the names of groups or of friends. */
  readonly kind: SendTarget['kind'];
}

/** Several names of groups or friends as plain strings; unknown ones too, unless `isOpenEnded` is false. */
export function NameTags({ kind, ...field }: NameTagsProps) {
  const { items, ...search } = useNameSearch(kind);
  const suggestions = useMemo(() => items.map(({ label }) => label), [items]);
  return <WordInput {...field} {...search} suggestions={suggestions} />;
}
