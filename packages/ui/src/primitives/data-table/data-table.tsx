import type { ReactNode } from 'react';
import { reset } from '../../theme';
import { cx } from '../cx';
import * as css from './data-table.css';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * In a card, that is under 640 px: `main` is its title, `line` a line with the header as its label,
   * `hidden` is left out. Default `line`.
   */
  readonly narrow?: 'main' | 'line' | 'hidden';
  readonly width?: keyof typeof css.width;
  readonly align?: 'start' | 'end';
  readonly isTabular?: boolean;
}

export interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Buttons or a menu at the end of each row. */
  readonly actions?: (row: Row) => ReactNode;
  /** Heads the column of the actions, for screen readers. */
  readonly actionsLabel?: string;
  readonly actionsWidth?: keyof typeof css.width;
  /** Other rows are on their way; these stay readable until then. */
  readonly isRefreshing?: boolean;
}

/** Rows of a list; each becomes a card in a narrow container. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, actions, actionsWidth = 'sm', isRefreshing } = props;
  return (
    <div className={css.wrap}>
      {/* The roles repeat what the elements are: as cards they are laid out as blocks, and some
          browsers take the meaning of a table away with its layout. */}
      <table
        className={css.table}
        role="table"
        aria-label={label}
        aria-busy={isRefreshing ?? false}
      >
        <thead className={css.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.id} width={column.width} align={column.align}>
                {column.header}
              </HeadCell>
            ))}
            {actions ? (
              <HeadCell width={actionsWidth}>
                <span className={reset.visuallyHidden}>{props.actionsLabel}</span>
              </HeadCell>
            ) : null}
          </tr>
        </thead>
        <tbody className={cx(css.bodyRows, isRefreshing && css.busy)} role="rowgroup">
          {rows.map((row) => (
            <tr key={rowId(row)} className={css.row} role="row">
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
              {actions ? (
                <td className={css.place.actions} role="cell">
                  {actions(row)}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadCellProps {
  readonly children: ReactNode;
  readonly width?: keyof typeof css.width | undefined;
  readonly align?: 'start' | 'end' | undefined;
}

const HeadCell = ({ children, width = 'auto', align }: HeadCellProps) => (
  <th
    className={cx(css.headCell, css.width[width], align === 'end' && css.alignEnd)}
    scope="col"
    role="columnheader"
  >
    {children}
  </th>
);

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
}

function Cell<Row>({ column, row }: CellProps<Row>) {
  const { narrow = 'line', align, isTabular } = column;
  const content = column.cell(row);
  // A card has no line for what is not there.
  const place = narrow === 'line' && (content === '' || content === null) ? 'hidden' : narrow;
  return (
    <td
      className={cx(css.place[place], align === 'end' && css.alignEnd, isTabular && css.tabular)}
      role="cell"
    >
      {place === 'line' ? <span className={css.lineLabel}>{column.header}</span> : null}
      {content}
    </td>
  );
}
