import type { Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { flushSync } from 'react-dom';
import { useMessages } from '#messages';
import { ChipList } from '../chip-list/chip-list';
import type { FieldProps } from '../field/field-props';
import { ComboField } from '../option-list/combo-field';
import type { OptionItem, OptionsStatus } from '../option-list/option-item';
import { OptionList } from '../option-list/option-list';
import { optionListMessages } from '../option-list/option-list.messages';
import { useOptionCombobox } from '../option-list/use-option-combobox';
import { useTagInput } from './use-tag-input';

export interface TagInputProps<Item extends OptionItem> extends FieldProps<readonly Item[]> {
  readonly suggestions?: readonly Item[];
  /** Asks for the suggestions of a word; they are shown as they come. Without it they are filtered. */
  readonly onSearch?: (word: string) => void;
  /** Of the suggestions. Default `ready`. */
  readonly status?: OptionsStatus;
  readonly onRetry?: () => void;
  /** Makes a tag of a typed word; without it only suggestions can be added. */
  readonly create?: (label: string) => Item;
  /** Finds the tags of pasted names that need not be among the suggestions. */
  readonly resolve?: (names: readonly string[]) => Promise<readonly Item[]>;
  /** The tags are keywords, which wear corner marks. */
  readonly isKeyword?: boolean;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const noSuggestions: readonly never[] = [];

/** Several words or people, typed, picked from suggestions or pasted as a list. */
export function TagInput<Item extends OptionItem>(props: TagInputProps<Item>) {
  const { label, value, isDisabled = false, create, status = 'ready' } = props;
  const suggestions: readonly Item[] = props.suggestions ?? noSuggestions;
  const t = useMessages(optionListMessages);
  const inputRef = useObjectRef(props.inputRef);
  const tags = useTagInput({ ...props, suggestions, status });
  const { search, lead } = tags;
  const word = search.word.trim();
  const items = status === 'ready' ? tags.matches : noSuggestions;
  const hasRows = items.length > 0 || lead !== undefined;
  // With creation a typed word stands for itself, unless it can only be a new one.
  const isFirstMeant = word !== '' && (create ? items.length === 0 : hasRows);
  const combobox = useOptionCombobox<Item>({
    items,
    lead,
    preset: isFirstMeant ? 0 : -1,
    isEmpty: search.text === '',
    onClear: () => search.change(''),
    onEnter: tags.takeWord,
    onChoose: (item) => tags.add([item]),
  });
  const nothing = word === '' || create ? undefined : t.noMatch({ word });
  const note = status === 'loading' ? t.loading : nothing;
  return (
    <ComboField
      field={props}
      combobox={combobox}
      isOpen={combobox.isOpen && (hasRows || note !== undefined)}
      inputRef={inputRef}
      notice={tags.notice ?? ''}
      // What saves from here without leaving the field saves the typed word too.
      onSaveKey={() => flushSync(tags.settle)}
      onLeave={tags.settle}
      input={{
        ...search.input,
        'data-unsettled': word === '' ? undefined : '',
        placeholder: value.length === 0 ? props.placeholder : undefined,
        onFocus: () => props.onSearch?.(search.word),
        onPaste: tags.onPaste,
      }}
      chips={
        <ChipList
          label={label}
          items={value}
          isKeyword={props.isKeyword ?? false}
          isDisabled={isDisabled}
          onRemove={tags.remove}
          inputRef={inputRef}
        />
      }
    >
      <OptionList
        id={combobox.listId}
        label={label}
        items={items}
        isSelected={({ label: name }) => value.some((tag) => tag.label === name)}
        lead={lead}
        active={combobox.active}
        onPress={(item) => tags.add([item])}
        note={note}
      />
    </ComboField>
  );
}
