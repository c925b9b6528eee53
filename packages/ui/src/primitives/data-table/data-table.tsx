import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { cx } from '../cx';
import { useWindow } from '../option-list/use-window';
import { Pagination, type PaginationProps } from '../pagination/pagination';
import type { Column, Sort } from './column';
import * as css from './data-table.css';
import { nextSort, sortRows } from './sort-rows';
import { TableBar } from './table-bar';
import { TableBody } from './table-body';
import { TableHead } from './table-head';
import { useRowHeight } from './use-row-height';
import { useTableSelection } from './use-table-selection';

export type { Column, Sort } from './column';

export interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Names the box that selects a row. Default its id. */
  readonly rowLabel?: (row: Row) => string;
  /** Buttons or a menu at the end of each row. */
  readonly actions?: (row: Row) => ReactNode;
  /** Heads the column of the actions, for screen readers. */
  readonly actionsLabel?: string;
  readonly actionsWidth?: keyof typeof css.width;
  /** Other rows are on their way; these stay readable until then. */
  readonly isRefreshing?: boolean;
  /** Given with `onSortChange` where the rows come sorted; without both the table sorts them itself. */
  readonly sort?: Sort | undefined;
  readonly onSortChange?: (sort: Sort) => void;
  /** Ids of the selected rows, those of other pages included. */
  readonly selection?: ReadonlySet<string>;
  /** Rows can be selected when it is given. */
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Buttons that stand over the table while rows are selected. */
  readonly bulkActions?: ReactNode;
  readonly pages?: PaginationProps;
}

/** From this many rows on only those that are seen are in the document, each one line high. */
const WINDOW_FROM = 200;
/** Rows in the document then: what fits the table's height in the compact density, and some more. */
const DRAWN_ROWS = 28;

/** Rows of a list; each becomes a card in a narrow container. */
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
        {/* The roles repeat what the elements are: as cards they are laid out as blocks, and some
            browsers take the meaning of a table away with its layout. */}
        <table
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

/** For the scrolling box of a list: the same rows stay in view when all become higher or lower, as when a phone is turned. */
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
