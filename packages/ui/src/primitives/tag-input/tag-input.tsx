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
import { useOptionCombobox } from '../option-list/use-combobox';
import { primitiveMessages } from '../primitives.messages';
import { useTagInput } from './use-tag-input';

export interface TagInputProps<Item extends OptionItem> extends FieldProps<readonly Item[]> {
  readonly suggestions?: readonly Item[];
  /**
   * Called to look up suggestions for a word, which are shown unfiltered. Without it `suggestions` are filtered
   * locally.
   */
  readonly onSearch?: (word: string) => void;
  /** Loading state of the suggestions. Default `ready`. */
  readonly status?: OptionsStatus;
  readonly onRetry?: () => void;
  /** Creates a tag from a typed word; without it only suggestions can be added. */
  readonly create?: (label: string) => Item;
  /** Looks up tags for pasted names that are not among the suggestions. */
  readonly resolve?: (names: readonly string[]) => Promise<readonly Item[]>;
  /** The tags are keywords, which look as they do in lists. */
  readonly isKeyword?: boolean;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const noSuggestions: readonly never[] = [];

/** A field for several words or people: typed, picked from suggestions or pasted as a list. */
export function TagInput<Item extends OptionItem>(props: TagInputProps<Item>) {
  const { label, value, isDisabled = false, create, status = 'ready' } = props;
  const suggestions: readonly Item[] = props.suggestions ?? noSuggestions;
  const t = useMessages(optionListMessages);
  const session = useMessages(primitiveMessages);
  const inputRef = useObjectRef(props.inputRef);
  const tags = useTagInput({ ...props, suggestions, status });
  const { search, lead } = tags;
  const word = search.word.trim();
  const items = status === 'ready' ? tags.matches : noSuggestions;
  const hasRows = items.length > 0 || lead !== undefined;
  // With `create` Enter adds the typed word itself; the first row is preselected only if there are no suggestions.
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
  const notes = {
    loading: t.loading,
    failed: undefined,
    notInSession: session.notInSession,
    ready: word === '' || create ? undefined : t.noMatch({ word }),
  };
  const note = notes[status];
  return (
    <ComboField
      field={props}
      combobox={combobox}
      isOpen={combobox.isOpen && (hasRows || note !== undefined)}
      inputRef={inputRef}
      notice={tags.notice ?? ''}
      // Saving without leaving the field includes the typed word.
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
