import { useLayoutEffect, useRef } from 'react';
import { part } from '#theme/part.ts';
import { cx } from '../cx';
import type { OptionItem } from './option-item';
import * as css from './option-list.css';
import { scrollTopFor, useRowHeight, useWindow } from './use-window';

/** A row above the options that acts on the list, such as 选中找到的 40 个. */
export interface LeadRow {
  readonly label: string;
  /** For a row that selects all options. */
  readonly isSelected?: boolean;
  readonly onPress: () => void;
}

export interface OptionListProps<Item extends OptionItem> {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Item[];
  readonly isSelected: (item: Item) => boolean;
  /** Several options can be selected, so each row has a checkbox. */
  readonly isMultiple?: boolean;
  readonly lead?: LeadRow | undefined;
  /** Index of the active row, with the lead row as 0; -1 for none. */
  readonly active: number;
  readonly onPress: (item: Item) => void;
  /** Shown instead of the rows when there are none. */
  readonly note?: string | undefined;
}

/** The assumed height of a row before the first measurement. */
const ROW_HEIGHT = 36;

/** The element id of a row, for `aria-activedescendant`. Ids must not contain white space. */
export const optionId = (list: string, id: string) => `${list}-${id.replaceAll(/\s/g, '_')}`;

/** A list of any length, of which twenty rows are in the document. */
export function OptionList<Item extends OptionItem>(props: OptionListProps<Item>) {
  const { id, label, items, lead, active, note, isMultiple = false } = props;
  const leads = lead ? 1 : 0;
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(scroller, { assumed: ROW_HEIGHT, hasRows: items.length > 0 });
  const view = useWindow({ count: items.length, rowHeight });

  useLayoutEffect(() => {
    const box = scroller.current;
    const row = active - leads;
    if (!box || row < 0) return;
    // The sticky lead row covers its own height of the list.
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
      // Rows are reached from the field; browsers would make a scroll container a tab stop.
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
                // Keyed by position: updating a row is cheaper than replacing it.
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

/** Screen readers need at least one option in a list: the note takes that role. */
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
  /** 1-based position in the whole list. */
  readonly position: number;
  readonly size: number;
  readonly onPress: (item: Item) => void;
}

/** One option of a list. A disabled one shows the reason instead of its hint. */
function OptionRow<Item extends OptionItem>(props: OptionRowProps<Item>) {
  const { item, isSelected, isMultiple, isActive, onPress } = props;
  const hint = item.disabledReason ?? item.hint;
  return (
    <div
      id={props.id}
      {...part('option')}
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
