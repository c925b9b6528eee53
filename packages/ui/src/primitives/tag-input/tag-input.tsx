import { useId, useRef, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { flushSync } from 'react-dom';
import { useMessages } from '#messages';
import { ChipList, enterChips } from '../chip-list/chip-list';
import type { FieldProps } from '../field/field-props';
import { PlainField } from '../field/plain-field';
import { isSaveKey } from '../is-save-key';
import { ComboFrame, FieldNotice } from '../option-list/combo-frame';
import type { OptionItem, OptionsStatus } from '../option-list/option-item';
import { OptionList } from '../option-list/option-list';
import { optionListMessages } from '../option-list/option-list.messages';
import { OptionPopover } from '../option-list/option-popover';
import { rowIds, useCombobox } from '../option-list/use-combobox';
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
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const inputRef = useObjectRef(props.inputRef);
  const tags = useTagInput({ ...props, suggestions, status });
  const { search, lead } = tags;
  const word = search.word.trim();
  const items = status === 'ready' ? tags.matches : noSuggestions;
  const rows = rowIds(listId, items, lead);
  // With creation a typed word stands for itself, unless it can only be a new one.
  const isFirstMeant = word !== '' && (create ? items.length === 0 : rows.count > 0);
  const combobox = useCombobox({
    listId,
    ...rows,
    preset: isFirstMeant ? 0 : -1,
    isEmpty: search.text === '',
    onClear: () => search.change(''),
    onEnter: tags.takeWord,
    onPick: (row) => {
      const item = items[row - (lead ? 1 : 0)];
      if (lead && row === 0) lead.onPress();
      else if (item && item.disabledReason === undefined) tags.add([item]);
    },
  });
  const nothing = word === '' || create ? undefined : t.noMatch({ word });
  const note = status === 'loading' ? t.loading : nothing;
  const isOpen = combobox.isOpen && (rows.count > 0 || note !== undefined);
  return (
    <PlainField {...props}>
      {(ids) => (
        <>
          <ComboFrame
            frameRef={frame}
            inputRef={inputRef}
            isInvalid={Boolean(props.errorMessage)}
            isDisabled={isDisabled}
            onPress={combobox.open}
            input={{
              ...combobox.input,
              id: ids.input,
              name: props.name,
              'data-unsettled': word === '' ? undefined : '',
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? listId : undefined,
              placeholder: value.length === 0 ? props.placeholder : undefined,
              'aria-describedby': ids.help,
              value: search.input.value,
              onCompositionEnd: search.input.onCompositionEnd,
              onChange: (event) => {
                search.input.onChange(event);
                combobox.restart();
              },
              onKeyDown: (event) => {
                // What saves from here without leaving the field saves the typed word too.
                if (isSaveKey(event)) flushSync(tags.settle);
                else if (enterChips(event)) event.preventDefault();
                else combobox.input.onKeyDown(event);
              },
              onFocus: () => props.onSearch?.(search.word),
              onPaste: tags.onPaste,
              onBlur: () => {
                combobox.close();
                tags.settle();
                props.onBlur?.();
              },
            }}
          >
            <ChipList
              label={label}
              items={value}
              isKeyword={props.isKeyword ?? false}
              isDisabled={isDisabled}
              onRemove={tags.remove}
              inputRef={inputRef}
            />
          </ComboFrame>
          <FieldNotice>{isOpen ? undefined : tags.notice}</FieldNotice>
          {isOpen ? (
            <OptionPopover triggerRef={frame} notice={tags.notice}>
              <OptionList
                id={listId}
                label={label}
                items={items}
                isSelected={({ label: name }) => value.some((tag) => tag.label === name)}
                lead={lead}
                active={combobox.active}
                onPress={(item) => tags.add([item])}
                note={note}
              />
            </OptionPopover>
          ) : null}
        </>
      )}
    </PlainField>
  );
}
