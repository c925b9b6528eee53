import { useMessages } from '#messages';
import type { OptionItem, OptionsStatus } from '../option-list/option-item';
import { OptionList } from '../option-list/option-list';
import { optionListMessages } from '../option-list/option-list.messages';
import type { useMultiSelect } from './use-multi-select';

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
  const word = select.search.word.trim();
  const nothing = word === '' ? (emptyText ?? t.nothing) : t.noMatch({ word });
  const text = status === 'ready' ? nothing : t.loading;
  return (
    <OptionList
      id={listId}
      label={label}
      items={status === 'ready' ? select.matches : []}
      isSelected={select.isChosen}
      isMultiple
      lead={select.lead}
      active={active}
      onPress={select.toggle}
      // The lead row of a failed list reports the failure.
      note={status === 'failed' ? undefined : text}
    />
  );
}
