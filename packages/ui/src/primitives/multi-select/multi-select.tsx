import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useMessages } from '#messages';
import { Button } from '../button/button';
import { ChipList } from '../chip-list/chip-list';
import type { FieldProps } from '../field/field-props';
import { ComboField } from '../option-list/combo-field';
import * as frameCss from '../option-list/option-list.css';
import type { OptionItem, OptionsStatus } from '../option-list/option-item';
import { OptionList } from '../option-list/option-list';
import { optionListMessages } from '../option-list/option-list.messages';
import { useOptionCombobox } from '../option-list/use-combobox';
import { primitiveMessages } from '../primitives.messages';
import { useMultiSelect } from './use-multi-select';

/** The most chips to render; the rest is counted (measured: thousands of chips cost seconds). */
const CHIPS = 10;

export interface MultiSelectProps<Item extends OptionItem> extends FieldProps<readonly Item[]> {
  /** Keep the array's identity while its content is unchanged: its search index is built once per array. */
  readonly items: readonly Item[];
  /** Default `ready`. */
  readonly status?: OptionsStatus;
  readonly onRetry?: () => void;
  readonly placeholder?: string;
  /** How many are selected, with what they are, such as `已选 3 位好友`. Default the number. */
  readonly chosenAs?: ((count: number) => string) | undefined;
  /** Shown for a list without any items. */
  readonly emptyText?: string;
  /** The most items to select; disables 'select all', and of one, another takes the place. Default unlimited. */
  readonly limit?: number;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Selects several items from a list of any length, searched by typing; the order of selection is preserved. */
export function MultiSelect<Item extends OptionItem>(props: MultiSelectProps<Item>) {
  const { label, items, value, onChange, status = 'ready', isDisabled = false, limit } = props;
  const t = useMessages(optionListMessages);
  const inputRef = useObjectRef(props.inputRef);
  const select = useMultiSelect({ items, value, onChange, status, onRetry: props.onRetry, limit });
  const { search, lead } = select;
  const found = status === 'ready' ? select.matches : [];
  const leads = lead ? 1 : 0;
  const combobox = useOptionCombobox({
    items: found,
    lead,
    // While searching, Enter selects the first match, not the 'select all' row.
    preset: search.word === '' ? -1 : Math.min(leads, found.length + leads - 1),
    isEmpty: search.text === '',
    picksBySpace: true,
    onClear: () => search.change(''),
    onChoose: select.toggle,
  });
  return (
    <ComboField
      field={props}
      combobox={combobox}
      inputRef={inputRef}
      icon={ChevronDown}
      notice={select.notice ?? ''}
      found={select.searchedText}
      onLeave={() => search.change('')}
      input={{
        ...search.input,
        placeholder: value.length === 0 ? props.placeholder : undefined,
        onPaste: select.onPaste,
      }}
      aside={
        value.length === 0 || isDisabled ? null : (
          <span className={frameCss.count}>
            {(props.chosenAs ?? ((count) => t.selected({ count })))(value.length)}
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
      chips={
        <ChipList
          label={label}
          items={value}
          limit={CHIPS}
          isDisabled={isDisabled}
          onRemove={select.remove}
          inputRef={inputRef}
        />
      }
    >
      <Choices
        listId={combobox.listId}
        label={label}
        select={select}
        active={combobox.active}
        status={status}
        emptyText={props.emptyText}
      />
    </ComboField>
  );
}

interface ChoicesProps<Item extends OptionItem> {
  readonly listId: string;
  readonly label: string;
  readonly select: ReturnType<typeof useMultiSelect<Item>>;
  readonly active: number;
  readonly status: OptionsStatus;
  readonly emptyText: string | undefined;
}

/** The list of a multi-select in its current loading state. */
export function Choices<Item extends OptionItem>(props: ChoicesProps<Item>) {
  const { listId, label, select, active, status, emptyText } = props;
  const t = useMessages(optionListMessages);
  const session = useMessages(primitiveMessages);
  const word = select.search.word.trim();
  const notes = {
    loading: t.loading,
    // The lead row of a failed list reports the failure.
    failed: undefined,
    notInSession: session.notInSession,
    ready: word === '' ? (emptyText ?? t.nothing) : t.noMatch({ word }),
  };
  return (
    <OptionList
      id={listId}
      label={label}
      items={status === 'ready' ? select.matches : []}
      isSelected={select.isChosen}
      isMultiple={!select.isSingle}
      lead={select.lead}
      active={active}
      onPress={select.toggle}
      note={notes[status]}
    />
  );
}
