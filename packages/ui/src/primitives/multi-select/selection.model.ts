import type { OptionItem } from '../option-list/option-item';

/** Which of the matches are selected already. */
export interface FoundSelection<Item> {
  /** The matches that can be selected. */
  readonly choosable: readonly Item[];
  readonly isAllChosen: boolean;
}

export function foundSelection<Item extends OptionItem>(
  matches: readonly Item[],
  chosen: ReadonlySet<string>,
  hasDisabled: boolean,
): FoundSelection<Item> {
  const choosable = hasDisabled
    ? matches.filter(({ disabledReason }) => disabledReason === undefined)
    : matches;
  const isAllChosen =
    choosable.length > 0 &&
    chosen.size >= choosable.length &&
    choosable.every(({ id }) => chosen.has(id));
  return { choosable, isAllChosen };
}

/** The selection with more items appended; existing ones keep their position. */
export function withItems<Item extends OptionItem>(
  selection: readonly Item[],
  more: readonly Item[],
): readonly Item[] {
  const chosen = new Set(selection.map(({ id }) => id));
  return [...selection, ...more.filter(({ id }) => !chosen.has(id))];
}

export function withoutItems<Item extends OptionItem>(
  selection: readonly Item[],
  fewer: readonly OptionItem[],
): readonly Item[] {
  const gone = new Set(fewer.map(({ id }) => id));
  return selection.filter(({ id }) => !gone.has(id));
}

/** Matches pasted names with the items of a list. A name may match several people. */
export function matchNames<Item extends OptionItem>(
  items: readonly Item[],
  names: readonly string[],
) {
  const wanted = new Set(names);
  const named = items.filter(({ label }) => wanted.has(label));
  const known = new Set(named.map(({ label }) => label));
  return {
    found: named.filter(({ disabledReason }) => disabledReason === undefined),
    disabled: named.filter(({ disabledReason }) => disabledReason !== undefined),
    missing: names.filter((name) => !known.has(name)),
  };
}
