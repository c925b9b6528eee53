import { type ReactNode, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { part } from '#theme/part.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { onResize } from '#context/on-resize.ts';
import { cx } from '../cx';
import { useWindow } from '../option-list/use-window';
import { Pagination, type PaginationProps } from '../pagination/pagination';
import { type Column, type Sort, nextSort, sortRows } from './column';
import * as css from './data-table.css';
import { TableBar } from './table-bar';
import { TableBody } from './table-body';
import { TableHead } from './table-head';
import { useTableSelection } from './use-table-selection';

export type { Column, Sort } from './column';

export interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Accessible name of a row's checkbox. Default its id. */
  readonly rowLabel?: (row: Row) => string;
  /** Buttons or a menu at the end of each row. */
  readonly actions?: (row: Row) => ReactNode;
  /** Header of the actions column, for screen readers. */
  readonly actionsLabel?: string;
  readonly actionsWidth?: keyof typeof css.width;
  /** New rows are loading; the current ones stay readable. */
  readonly isRefreshing?: boolean;
  /** Pass it with `onSortChange` if the rows are already sorted; without both the table sorts them itself. */
  readonly sort?: Sort | undefined;
  readonly onSortChange?: (sort: Sort) => void;
  /** Ids of the selected rows, including those on other pages. */
  readonly selection?: ReadonlySet<string>;
  /** Makes the rows selectable. */
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Buttons shown above the table while rows are selected; null if the list has a bar of its own. */
  readonly bulkActions?: ReactNode;
  readonly pages?: PaginationProps;
  /** The id of a row that somebody came for: it is brought into view, marked and focused. */
  readonly opened?: string | undefined;
}

/** From this many rows on the table is virtual: only the visible rows are in the document, each one line high. */
const WINDOW_FROM = 200;
/** Rows in the document of a virtual table: what fits its height at compact density, and some more. */
const DRAWN_ROWS = 28;

/** A table whose rows become cards in a narrow container. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rowId, actions, actionsWidth = 'sm', isRefreshing = false } = props;
  const { locale } = useChatdeck();
  const [ownSort, setOwnSort] = useState<Sort>();
  const isSortedElsewhere = props.onSortChange !== undefined;
  const sort = isSortedElsewhere ? props.sort : ownSort;
  const onSortChange = props.onSortChange ?? setOwnSort;
  const rows = useMemo(
    () => (isSortedElsewhere ? props.rows : sortRows(props.rows, columns, ownSort, locale)),
    [props.rows, columns, ownSort, locale, isSortedElsewhere],
  );
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const selection = useTableSelection({
    ids,
    selection: props.selection,
    onSelectionChange: props.onSelectionChange,
  });

  const isWindowed = rows.length > WINDOW_FROM;
  const body = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useRowHeight(body, isWindowed);
  const scroller = useSteadyScroll(rowHeight);
  const view = useWindow({ count: rows.length, rowHeight, rows: DRAWN_ROWS });
  const canSort = columns.some(({ sortBy }) => sortBy);
  return (
    <div className={css.framed}>
      {selection.isOn || canSort ? (
        <TableBar
          columns={columns}
          onSortChange={onSortChange}
          selection={selection}
          bulkActions={props.bulkActions}
        />
      ) : null}
      <div
        ref={scroller}
        className={cx(css.wrap, isWindowed && css.scroller)}
        {...(isWindowed && {
          tabIndex: 0,
          onScroll: view.onScroll,
          role: 'region',
          'aria-label': label,
        })}
      >
        {/*
         * Explicit roles: cards are laid out as blocks, and some browsers drop the table semantics along with the table
         * layout.
         */}
        <table
          {...part('table')}
          className={css.table}
          role="table"
          aria-label={label}
          aria-busy={isRefreshing}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSort={(column) => onSortChange(nextSort(sort, column))}
            selection={selection}
            actionsLabel={props.actionsLabel}
            actionsWidth={actions && actionsWidth}
          />
          <TableBody
            bodyRef={body}
            rows={rows}
            ids={ids}
            columns={columns}
            actions={actions}
            rowLabel={props.rowLabel}
            isRefreshing={isRefreshing}
            selection={selection}
            view={isWindowed ? view : undefined}
            opened={props.opened}
          />
        </table>
      </div>
      {props.pages ? (
        <div className={css.pages}>
          <Pagination {...props.pages} />
        </div>
      ) : null}
    </div>
  );
}

/** Keeps the same rows in view when the row height changes, for example when a phone is rotated. */
function useSteadyScroll(rowHeight: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef(rowHeight);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box) box.scrollTop *= rowHeight / before.current;
    before.current = rowHeight;
  }, [rowHeight]);
  return scroller;
}

/** The assumed height of a row before the first measurement, in px. */
const ROW_HEIGHT = 44;

/** The measured average height of the rows, which depends on the container width and the density. */
function useRowHeight(body: RefObject<HTMLElement | null>, isOn: boolean): number {
  const [height, setHeight] = useState(ROW_HEIGHT);
  useLayoutEffect(() => {
    const element = body.current;
    if (!isOn || !element) return undefined;
    const measure = () => {
      const rows = element.querySelectorAll('[data-row]');
      const top = rows.item(0)?.getBoundingClientRect().top ?? 0;
      const bottom = rows.item(rows.length - 1)?.getBoundingClientRect().bottom ?? 0;
      // jsdom has no layout.
      if (bottom > top) setHeight((bottom - top) / rows.length);
    };
    // The first time comes after a layout that the page needs anyway.
    return onResize(element, measure);
  }, [body, isOn]);
  return height;
}
