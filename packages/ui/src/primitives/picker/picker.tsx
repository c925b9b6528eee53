import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { useMessages } from '#messages';
import { Button } from '../button/button';
import { Choices } from '../multi-select/choices';
import { useMultiSelect } from '../multi-select/use-multi-select';
import { ComboFrame, FieldNotice } from '../option-list/combo-frame';
import type { OptionItem, OptionsStatus } from '../option-list/option-item';
import { optionListMessages } from '../option-list/option-list.messages';
import { rowIds, useCombobox } from '../option-list/use-combobox';
import * as css from './picker.css';

export interface PickerProps<Item extends OptionItem> {
  /** Names the search, such as 搜好友. */
  readonly label: string;
  /** Keep the same array while it says the same: its search texts are made once for it. */
  readonly items: readonly Item[];
  readonly selection: readonly Item[];
  readonly onSelectionChange: (selection: readonly Item[]) => void;
  /** Default `ready`. */
  readonly status?: OptionsStatus;
  readonly onRetry?: () => void;
  readonly emptyText?: string;
  /** How many may be chosen. Default any number. */
  readonly limit?: number;
}

/** A list of any length that is always open, with its search over it: a step of its own, not a field. */
export function Picker<Item extends OptionItem>(props: PickerProps<Item>) {
  const { label, items, selection, onSelectionChange, status = 'ready', limit } = props;
  const t = useMessages(optionListMessages);
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const select = useMultiSelect({
    items,
    value: selection,
    onChange: onSelectionChange,
    status,
    onRetry: props.onRetry,
    limit,
  });
  const { search, lead } = select;
  const leads = lead ? 1 : 0;
  const rows = rowIds(listId, status === 'ready' ? select.matches : [], lead);
  const combobox = useCombobox({
    listId,
    ...rows,
    isInline: true,
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
    <div className={css.picker}>
      <div className={css.search}>
        <ComboFrame
          inputRef={inputRef}
          isInvalid={false}
          isDisabled={false}
          icon={Search}
          onPress={() => undefined}
          input={{
            ...combobox.input,
            'aria-label': label,
            placeholder: label,
            value: search.input.value,
            onCompositionEnd: search.input.onCompositionEnd,
            onChange: (event) => {
              search.input.onChange(event);
              combobox.restart();
            },
            onPaste: select.onPaste,
          }}
        />
        <FieldNotice>{select.notice}</FieldNotice>
      </div>
      <div className={css.bar}>
        <span role="status">{select.foundWords}</span>
        <span role="status">{t.selected({ count: selection.length })}</span>
        {selection.length > 0 ? (
          <span className={css.end}>
            <Button variant="link" size="sm" onPress={select.clear}>
              {t.clear}
            </Button>
          </span>
        ) : null}
      </div>
      <Choices
        listId={listId}
        label={label}
        select={select}
        active={combobox.active}
        status={status}
        emptyText={props.emptyText}
      />
    </div>
  );
}
