import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx';
import type { OptionItem } from './option-item';
import * as css from './option-list.css';
import { scrollTopFor, useWindow } from './use-window';

/** A row over the others that acts on the list, such as 选中找到的 40 个. */
export interface LeadRow {
  readonly label: string;
  /** For a row that ticks all of them. */
  readonly isSelected?: boolean;
  readonly onPress: () => void;
}

export interface OptionListProps<Item extends OptionItem> {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Item[];
  readonly isSelected: (item: Item) => boolean;
  /** More than one can be chosen, so each row has a box to tick. */
  readonly isMultiple?: boolean;
  readonly lead?: LeadRow | undefined;
  /** Counted with the lead row as 0; -1 for none. */
  readonly active: number;
  readonly onPress: (item: Item) => void;
  /** Stands in the place of the rows, when there are none. */
  readonly note?: string | undefined;
}

/** The height of a row before one was measured. */
const ROW_HEIGHT = 36;

/** The id of a row of a list, for `aria-activedescendant`. It has no white space. */
export const optionId = (list: string, id: string) => `${list}-${id.replaceAll(/\s/g, '_')}`;

/** Choices of any number, of which twenty are in the document. */
export function OptionList<Item extends OptionItem>(props: OptionListProps<Item>) {
  const { id, label, items, lead, active, note, isMultiple = false } = props;
  const leads = lead ? 1 : 0;
  const scroller = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  const view = useWindow({ count: items.length, rowHeight });

  // Density and a narrow container change it. Layout is not there in tests: the default stays.
  useLayoutEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>('[role="option"]');
    if (row && row.offsetHeight > 0) setRowHeight(row.offsetHeight);
  }, []);
  useLayoutEffect(() => {
    const box = scroller.current;
    const row = active - leads;
    if (!box || row < 0) return;
    // The lead row covers as much of the list as it is high.
    const height = box.clientHeight - leads * rowHeight;
    const top = scrollTopFor(row, { top: box.scrollTop, height, rowHeight });
    if (top !== box.scrollTop) box.scrollTop = top;
  }, [active, leads, rowHeight, items]);

  return (
    <div
      ref={scroller}
      id={id}
      className={css.list}
      role="listbox"
      onScroll={view.onScroll}
      // Its rows are reached from the field; browsers would make a scrolling box a stop of its own.
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {lead ? (
        <div
          id={optionId(id, 'lead')}
          className={cx(css.lead, lead.isSelected !== undefined && css.ticked)}
          role="option"
          aria-selected={lead.isSelected ?? false}
          aria-posinset={1}
          aria-setsize={items.length + 1}
          data-active={active === 0 || undefined}
          onClick={lead.onPress}
        >
          <span className={css.name}>{lead.label}</span>
        </div>
      ) : null}
      {items.length === 0 ? (
        <Note>{note}</Note>
      ) : (
        <div className={css.whole} style={{ height: view.total }}>
          <div className={css.drawn} style={{ transform: `translateY(${view.before}px)` }}>
            {items.slice(view.first, view.last).map((item, at) => (
              <OptionRow
                // By place: a row that shows another item is cheaper than another row.
                key={at}
                id={optionId(id, item.id)}
                item={item}
                isSelected={props.isSelected(item)}
                isMultiple={isMultiple}
                isActive={view.first + at + leads === active}
                position={view.first + at + leads + 1}
                size={items.length + leads}
                onPress={props.onPress}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** A list without rows still needs one for screen readers: what is said in their place. */
const Note = ({ children }: { readonly children: string | undefined }) =>
  children ? (
    <div className={css.note} role="option" aria-selected={false} aria-disabled>
      {children}
    </div>
  ) : null;

interface OptionRowProps<Item extends OptionItem> {
  readonly id: string;
  readonly item: Item;
  readonly isSelected: boolean;
  readonly isMultiple: boolean;
  readonly isActive: boolean;
  /** From 1, in the whole list. */
  readonly position: number;
  readonly size: number;
  readonly onPress: (item: Item) => void;
}

/** One choice of a list. One that cannot be chosen says why, in the place of its hint. */
function OptionRow<Item extends OptionItem>(props: OptionRowProps<Item>) {
  const { item, isSelected, isMultiple, isActive, onPress } = props;
  const hint = item.disabledReason ?? item.hint;
  return (
    <div
      id={props.id}
      className={cx(css.option, isMultiple ? css.ticked : css.single)}
      role="option"
      aria-selected={isSelected}
      aria-disabled={item.disabledReason === undefined ? undefined : true}
      aria-posinset={props.position}
      aria-setsize={props.size}
      data-active={isActive || undefined}
      onClick={() => item.disabledReason === undefined && onPress(item)}
    >
      <span className={css.name}>{item.label}</span>
      {hint ? <span className={css.hint}>{hint}</span> : null}
    </div>
  );
}
