import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '#messages';
import { Button } from '../button/button';
import { Choices } from '../multi-select/multi-select';
import { useMultiSelect } from '../multi-select/use-multi-select';
import { ComboFrame, FieldNotice } from '../option-list/combo-frame';
import type { OptionItem, OptionsStatus } from '../option-list/option-item';
import { optionListMessages } from '../option-list/option-list.messages';
import { useOptionCombobox } from '../option-list/use-combobox';
import * as css from './picker.css';

export interface PickerProps<Item extends OptionItem> {
  /** Label of the search, such as 搜好友. */
  readonly label: string;
  /** Keep the array's identity while its content is unchanged: its search index is built once per array. */
  readonly items: readonly Item[];
  readonly selection: readonly Item[];
  readonly onSelectionChange: (selection: readonly Item[]) => void;
  /** How many are selected, with what they are, such as `已选 3 位好友`. Default the number. */
  readonly chosenAs?: ((count: number) => string) | undefined;
  /** Default `ready`. */
  readonly status?: OptionsStatus;
  readonly onRetry?: () => void;
  readonly emptyText?: string;
  /** The most items to select; of one, another takes the place. Default unlimited. */
  readonly limit?: number;
}

/** An always open list of any length with a search above it; used as a step of its own rather than as a field. */
export function Picker<Item extends OptionItem>(props: PickerProps<Item>) {
  const { label, items, selection, onSelectionChange, status = 'ready', limit } = props;
  const t = useMessages(optionListMessages);
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
  const found = status === 'ready' ? select.matches : [];
  const leads = lead ? 1 : 0;
  const combobox = useOptionCombobox({
    items: found,
    lead,
    isInline: true,
    preset: search.word === '' ? -1 : Math.min(leads, found.length + leads - 1),
    isEmpty: search.text === '',
    picksBySpace: true,
    onClear: () => search.change(''),
    onChoose: select.toggle,
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
        <span role="status">{select.searchedText}</span>
        {select.isSingle ? null : (
          <span role="status">
            {(props.chosenAs ?? ((count) => t.selected({ count })))(selection.length)}
          </span>
        )}
        {selection.length > 0 ? (
          <span className={css.end}>
            <Button variant="link" size="sm" onPress={select.clear}>
              {t.clear}
            </Button>
          </span>
        ) : null}
      </div>
      <Choices
        listId={combobox.listId}
        label={label}
        select={select}
        active={combobox.active}
        status={status}
        emptyText={props.emptyText}
      />
    </div>
  );
}
