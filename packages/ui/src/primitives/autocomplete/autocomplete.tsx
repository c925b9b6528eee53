import { Search } from 'lucide-react';
import { type Ref, useMemo, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useMessages } from '#messages';
import type { FieldProps } from '../field/field-props';
import { ComboField } from '../option-list/combo-field';
import type { OptionItem, OptionsStatus } from '../option-list/option-item';
import { OptionList } from '../option-list/option-list';
import { optionListMessages } from '../option-list/option-list.messages';
import { useOptionCombobox } from '../option-list/use-combobox';
import { isComposing } from '../option-list/use-option-search';
import { primitiveMessages } from '../primitives.messages';

export interface AutocompleteProps<Item extends OptionItem> extends FieldProps<string> {
  /** The suggestions for the current value. */
  readonly suggestions: readonly Item[];
  /** Called with the typed text once the input method has finished composing it. */
  readonly onSearch: (word: string) => void;
  readonly onPick?: (item: Item) => void;
  /** Default `ready`. */
  readonly status?: OptionsStatus;
  readonly onRetry?: () => void;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A single-line text field with suggestions. */
export function Autocomplete<Item extends OptionItem>(props: AutocompleteProps<Item>) {
  const { label, value, onChange, onSearch, status = 'ready' } = props;
  const t = useMessages(optionListMessages);
  const session = useMessages(primitiveMessages);
  const inputRef = useObjectRef(props.inputRef);
  const items = status === 'ready' ? props.suggestions : [];
  const lead =
    status === 'failed' ? { label: t.retryLoading, onPress: () => props.onRetry?.() } : undefined;
  const change = (text: string) => {
    onChange(text);
    onSearch(text);
  };
  const pick = (item: Item) => {
    if (item.disabledReason !== undefined) return;
    change(item.label);
    props.onPick?.(item);
    combobox.close();
  };
  const combobox = useOptionCombobox({
    items,
    lead,
    isEmpty: value === '',
    onClear: () => change(''),
    onChoose: pick,
  });
  const word = value.trim();
  const notes = {
    loading: t.loading,
    failed: undefined,
    notInSession: session.notInSession,
    ready: word === '' ? t.nothing : t.noMatch({ word }),
  };
  return (
    <ComboField
      field={props}
      combobox={combobox}
      inputRef={inputRef}
      icon={Search}
      input={{
        placeholder: props.placeholder,
        value,
        onCompositionEnd: ({ currentTarget }) => onSearch(currentTarget.value),
        onChange: ({ currentTarget, nativeEvent }) => {
          onChange(currentTarget.value);
          if (!isComposing(nativeEvent)) onSearch(currentTarget.value);
        },
        onFocus: () => onSearch(value),
      }}
    >
      <OptionList
        id={combobox.listId}
        label={label}
        items={items}
        isSelected={({ label: name }) => name === value}
        lead={lead}
        active={combobox.active}
        onPress={pick}
        note={notes[status]}
      />
    </ComboField>
  );
}

/** A suggested value, optionally with a second name. */
interface SuggestedValue {
  readonly value: string;
  readonly hint?: string | undefined;
}

interface SuggestedTextProps extends FieldProps<string> {
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
