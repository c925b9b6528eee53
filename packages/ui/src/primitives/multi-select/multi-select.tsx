import { ChevronDown } from 'lucide-react';
import { useId, useRef, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { reset } from '#theme';
import { useMessages } from '#messages';
import { Button } from '../button/button';
import { ChipList, enterChips } from '../chip-list/chip-list';
import type { FieldProps } from '../field/field-props';
import { PlainField } from '../field/plain-field';
import { ComboFrame, FieldNotice } from '../option-list/combo-frame';
import * as frameCss from '../option-list/combo-frame.css';
import type { OptionItem, OptionsStatus } from '../option-list/option-item';
import { optionListMessages } from '../option-list/option-list.messages';
import { OptionPopover } from '../option-list/option-popover';
import { rowIds, useCombobox } from '../option-list/use-combobox';
import { Choices } from './choices';
import { useMultiSelect } from './use-multi-select';

/** Chips that are drawn; the others are counted (measured: thousands of chips cost seconds). */
const CHIPS = 10;

export interface MultiSelectProps<Item extends OptionItem> extends FieldProps<readonly Item[]> {
  /** Keep the same array while it says the same: its search texts are made once for it. */
  readonly items: readonly Item[];
  /** Default `ready`. */
  readonly status?: OptionsStatus;
  readonly onRetry?: () => void;
  readonly placeholder?: string;
  /** Said of a list without any items. */
  readonly emptyText?: string;
  /** How many may be chosen; there is no row that selects all then. Default any number. */
  readonly limit?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Several of a list of any length, searched by typing, chosen in an order that is kept. */
export function MultiSelect<Item extends OptionItem>(props: MultiSelectProps<Item>) {
  const { label, items, value, onChange, status = 'ready', isDisabled = false, limit } = props;
  const t = useMessages(optionListMessages);
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const inputRef = useObjectRef(props.inputRef);
  const select = useMultiSelect({ items, value, onChange, status, onRetry: props.onRetry, limit });
  const { search, lead } = select;
  const rows = rowIds(listId, status === 'ready' ? select.matches : [], lead);
  const leads = lead ? 1 : 0;
  const combobox = useCombobox({
    listId,
    ...rows,
    // What is typed is meant for the first match, not for the row that selects them all.
    preset: search.word === '' ? -1 : Math.min(leads, rows.count - 1),
    isEmpty: search.text === '',
    picksBySpace: true,
    onClear: () => search.change(''),
    onPick: (row) => {
      const item = select.matches[row - leads];
      if (lead && row === 0) lead.onPress();
      else if (item && item.disabledReason === undefined) select.toggle(item);
    },
  });
  return (
    <PlainField
      {...props}
      aside={
        value.length === 0 || isDisabled ? null : (
          <span className={frameCss.count}>
            {t.selected({ count: value.length })}
            <Button
              variant="link"
              size="sm"
              label={t.clearSelected({ label })}
              onPress={select.clear}
            >
              {t.clear}
            </Button>
          </span>
        )
      }
    >
      {(ids) => (
        <>
          <ComboFrame
            frameRef={frame}
            inputRef={inputRef}
            isInvalid={Boolean(props.errorMessage)}
            isDisabled={isDisabled}
            icon={ChevronDown}
            onPress={combobox.open}
            input={{
              ...combobox.input,
              id: ids.input,
              name: props.name,
              placeholder: value.length === 0 ? props.placeholder : undefined,
              'aria-describedby': ids.help,
              value: search.input.value,
              onCompositionEnd: search.input.onCompositionEnd,
              onChange: (event) => {
                search.input.onChange(event);
                combobox.restart();
              },
              onKeyDown: (event) => {
                if (enterChips(event)) event.preventDefault();
                else combobox.input.onKeyDown(event);
              },
              onPaste: select.onPaste,
              onBlur: () => {
                combobox.close();
                search.change('');
                props.onBlur?.();
              },
            }}
          >
            <ChipList
              label={label}
              items={value}
              limit={CHIPS}
              isDisabled={isDisabled}
              onRemove={select.remove}
              inputRef={inputRef}
            />
          </ComboFrame>
          <FieldNotice>{combobox.isOpen ? undefined : select.notice}</FieldNotice>
          <span className={reset.visuallyHidden} role="status">
            {combobox.isOpen ? select.foundWords : ''}
          </span>
          {combobox.isOpen ? (
            <OptionPopover triggerRef={frame} notice={select.notice}>
              <Choices
                listId={listId}
                label={label}
                select={select}
                active={combobox.active}
                status={status}
                emptyText={props.emptyText}
              />
            </OptionPopover>
          ) : null}
        </>
      )}
    </PlainField>
  );
}
