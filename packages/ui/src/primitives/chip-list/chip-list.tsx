import type { KeyboardEvent, RefObject } from 'react';
import { part } from '#theme/part.ts';
import { useMessages } from '#messages';
import type { OptionItem } from '../option-list/option-item';
import { optionListMessages } from '../option-list/option-list.messages';
import * as css from './chip-list.css';

export interface ChipListProps<Item extends OptionItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** The most chips to render; the rest is counted. Default all. */
  readonly limit?: number;
  /** Keywords look as they do in lists, in corner brackets. */
  readonly isKeyword?: boolean;
  readonly isDisabled?: boolean;
  readonly onRemove: (item: Item) => void;
  /** The input after the chips, which gets the focus back. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** The selected items, before the input of a field; ArrowLeft moves into it, Delete removes an item. */
export function ChipList<Item extends OptionItem>(props: ChipListProps<Item>) {
  const { label, items, limit = Infinity, isKeyword, isDisabled, onRemove, inputRef } = props;
  const t = useMessages(optionListMessages);
  if (items.length === 0) return null;
  const shown = items.slice(0, limit);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, item: Item) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return stepFrom(event, inputRef);
    event.preventDefault();
    onRemove(item);
    inputRef.current?.focus();
  };
  return (
    <>
      <div className={css.chips} role="list" aria-label={t.chosenIn({ label })}>
        {shown.map((item) => (
          <span
            key={item.id}
            {...part('chip')}
            className={isKeyword ? css.keyword : css.chip}
            role="listitem"
          >
            <span className={css.name}>{item.label}</span>
            <button
              type="button"
              className={css.remove}
              aria-label={t.remove({ label: item.label })}
              // The field is a single tab stop: arrow keys lead here from the input.
              tabIndex={-1}
              data-chip-remove
              disabled={isDisabled}
              onClick={() => {
                onRemove(item);
                inputRef.current?.focus();
              }}
              onKeyDown={(event) => onKeyDown(event, item)}
            />
          </span>
        ))}
      </div>
      {items.length > shown.length ? (
        <span className={css.more}>{t.more({ count: items.length - shown.length })}</span>
      ) : null}
    </>
  );
}

const removers = (list: Element | null | undefined) => [
  ...(list?.querySelectorAll<HTMLButtonElement>('[data-chip-remove]') ?? []),
];

/** Moves between the chips with ArrowLeft and ArrowRight, and back into the input. */
function stepFrom(
  { key, currentTarget }: KeyboardEvent<HTMLButtonElement>,
  inputRef: RefObject<HTMLInputElement | null>,
) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return;
  const all = removers(currentTarget.closest('[role="list"]'));
  const next = all[all.indexOf(currentTarget) + step];
  if (next) next.focus();
  else if (step > 0) inputRef.current?.focus();
}

/** Backspace or ArrowLeft at the start of the input focuses the last chip; returns true if it did. */
export function enterChips({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  if (key !== 'Backspace' && key !== 'ArrowLeft') return false;
  if (currentTarget.selectionStart !== 0 || currentTarget.selectionEnd !== 0) return false;
  const last = removers(currentTarget.parentElement).at(-1);
  last?.focus();
  return last !== undefined;
}
