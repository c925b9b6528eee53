import { Autocomplete } from '#primitives/autocomplete/autocomplete.tsx';
import type { TextInputProps } from '#primitives/field/field-props.ts';
import type { SendTarget } from '#store/send-target.ts';
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
