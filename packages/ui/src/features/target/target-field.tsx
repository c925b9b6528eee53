import { useState } from 'react';
import { Autocomplete } from '#primitives/autocomplete/autocomplete.tsx';
import type { FieldProps, TextInputProps } from '#primitives/field/field-props.ts';
import type { SendTarget } from '#store/send-target.ts';
import { toTarget } from './target.model';
import { useNameSearch } from './use-name-search';

export interface NameFieldProps extends Omit<
  TextInputProps<HTMLInputElement>,
  'isReadOnly' | 'autoFocus'
> {
  /** Whether to suggest the names of groups or of friends. */
  readonly kind: SendTarget['kind'];
}

/** The name of a group or a friend, typed or picked; unknown names are allowed. */
export function NameField({ kind, ...field }: NameFieldProps) {
  const { items, ...search } = useNameSearch(kind);
  return <Autocomplete {...field} {...search} suggestions={items} />;
}

export interface TargetFieldProps extends FieldProps<SendTarget | undefined> {
  /** Groups or friends. */
  readonly kind: SendTarget['kind'];
  readonly placeholder?: string;
}

/**
 * One group or friend, found by name. The typed text is only a search: leaving the field without a choice restores the
 * previous one.
 */
export function TargetField(props: TargetFieldProps) {
  const { kind, value, onChange, onBlur, ...field } = props;
  const { items, ...search } = useNameSearch(kind);
  const [typed, setTyped] = useState<string>();
  return (
    <Autocomplete
      {...field}
      {...search}
      suggestions={items}
      value={typed ?? value?.name ?? ''}
      onChange={(text) => {
        setTyped(text);
        if (text === '') onChange(undefined);
      }}
      onPick={(item) => {
        setTyped(undefined);
        onChange(toTarget(item));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
