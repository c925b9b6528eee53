import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '#messages';
import { scrollTopFor, useRowHeight, useWindow } from '#primitives/option-list/use-window.ts';
import * as css from './command-palette.css';
import { paletteMessages } from './command-palette.messages';
import type { PaletteItem, PaletteRow } from './palette.model';

interface Props {
  readonly id: string;
  readonly rows: readonly PaletteRow[];
  /** The number of selectable rows. */
  readonly count: number;
  /** The index of the active one among them; -1 for none. */
  readonly active: number;
  readonly idOf: (at: number) => string;
  readonly onChoose: (item: PaletteItem) => void;
}

/** The results by group, virtualized to about twenty rows. */
export function PaletteList({ id, rows, count, active, idOf, onChoose }: Props) {
  const t = useMessages(paletteMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(scroller, { assumed: css.ROW_HEIGHT, hasRows: count > 0 });
  const view = useWindow({ count: rows.length, rowHeight });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || active < 0) return;
    const row = rows.findIndex((one) => one.kind === 'item' && one.at === active);
    const place = { top: box.scrollTop, height: box.clientHeight, rowHeight };
    // The first item scrolls to the very top, so that the name of its group is visible too.
    const top = active === 0 ? 0 : scrollTopFor(row, place);
    if (top !== box.scrollTop) box.scrollTop = top;
  }, [active, rows, rowHeight]);
  return (
    <div
      ref={scroller}
      id={id}
      className={css.list}
      role="listbox"
      aria-label={t.results}
      tabIndex={-1}
      onScroll={view.onScroll}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={css.whole} style={{ height: view.total }} role="presentation">
        <div
          className={css.drawn}
          style={{ transform: `translateY(${view.before}px)` }}
          role="presentation"
        >
          {rows.slice(view.first, view.last).map((row) =>
            row.kind === 'heading' ? (
              <div key={row.group} className={css.heading} role="presentation">
                {t[row.group]}
              </div>
            ) : (
              <div
                key={row.item.id}
                id={idOf(row.at)}
                className={css.option}
                role="option"
                aria-selected={row.at === active}
                aria-posinset={row.at + 1}
                aria-setsize={count}
                onClick={() => onChoose(row.item)}
              >
                <span className={css.name}>{row.item.label}</span>
                {row.item.hint ? <span className={css.hint}>{row.item.hint}</span> : null}
              </div>
            ),
          )}
        </div>
      </div>
    </div>
  );
}
