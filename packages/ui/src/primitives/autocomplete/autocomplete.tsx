import { Search } from 'lucide-react';
import { useId, useRef, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useMessages } from '#messages';
import type { FieldProps } from '../field/field-props';
import { PlainField } from '../field/plain-field';
import { ComboFrame } from '../option-list/combo-frame';
import type { OptionItem, OptionsStatus } from '../option-list/option-item';
import { OptionList } from '../option-list/option-list';
import { optionListMessages } from '../option-list/option-list.messages';
import { OptionPopover } from '../option-list/option-popover';
import { rowIds, useCombobox } from '../option-list/use-combobox';
import { isComposing } from '../option-list/use-option-search';

export interface AutocompleteProps<Item extends OptionItem> extends FieldProps<string> {
  /** What fits the value, as it was looked up. */
  readonly suggestions: readonly Item[];
  /** The typed text, once an input method has finished with it. */
  readonly onSearch: (word: string) => void;
  readonly onPick?: (item: Item) => void;
  /** Default `ready`. */
  readonly status?: OptionsStatus;
  readonly onRetry?: () => void;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with suggestions for it. */
export function Autocomplete<Item extends OptionItem>(props: AutocompleteProps<Item>) {
  const { label, value, onChange, onSearch, status = 'ready', isDisabled = false } = props;
  const t = useMessages(optionListMessages);
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const inputRef = useObjectRef(props.inputRef);
  const items = status === 'ready' ? props.suggestions : [];
  const lead =
    status === 'failed' ? { label: t.retryLoading, onPress: () => props.onRetry?.() } : undefined;
  const rows = rowIds(listId, items, lead);
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
  const combobox = useCombobox({
    listId,
    ...rows,
    isEmpty: value === '',
    onClear: () => change(''),
    onPick: (row) => {
      const item = items[row];
      if (lead) lead.onPress();
      else if (item) pick(item);
    },
  });
  const word = value.trim();
  const nothing = word === '' ? t.nothing : t.noMatch({ word });
  const note = status === 'loading' ? t.loading : nothing;
  return (
    <PlainField {...props}>
      {(ids) => (
        <>
          <ComboFrame
            frameRef={frame}
            inputRef={inputRef}
            isInvalid={Boolean(props.errorMessage)}
            isDisabled={isDisabled}
            icon={Search}
            onPress={combobox.open}
            input={{
              ...combobox.input,
              id: ids.input,
              name: props.name,
              placeholder: props.placeholder,
              'aria-describedby': ids.help,
              value,
              onCompositionEnd: ({ currentTarget }) => onSearch(currentTarget.value),
              onChange: ({ currentTarget, nativeEvent }) => {
                onChange(currentTarget.value);
                if (!isComposing(nativeEvent)) onSearch(currentTarget.value);
                combobox.restart();
              },
              onFocus: () => onSearch(value),
              onBlur: () => {
                combobox.close();
                props.onBlur?.();
              },
            }}
          />
          {combobox.isOpen ? (
            <OptionPopover triggerRef={frame}>
              <OptionList
                id={listId}
                label={label}
                items={items}
                isSelected={({ label: name }) => name === value}
                lead={lead}
                active={combobox.active}
                onPress={pick}
                note={lead ? undefined : note}
              />
            </OptionPopover>
          ) : null}
        </>
      )}
    </PlainField>
  );
}
