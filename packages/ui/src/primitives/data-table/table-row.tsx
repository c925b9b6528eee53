import { memo, useEffect, useRef, type ReactNode } from 'react';
import { part } from '#theme/part.ts';
import { cx } from '../cx';
import type { Column } from './column';
import * as css from './data-table.css';
import { SelectBox } from './select-box';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  readonly actions: ((row: Row) => ReactNode) | undefined;
  /** 1-based, counting the header; set if not all rows are in the document. */
  readonly index: number | undefined;
  /** All rows have equal height: long content is truncated. */
  readonly isUniform: boolean;
  /** Accessible name of the row's checkbox; undefined if rows are not selectable. */
  readonly selectLabel: string | undefined;
  readonly isSelected: boolean;
  readonly isOpened: boolean;
  readonly onToggle: (id: string, isSelected: boolean, isRange: boolean) => void;
}

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, id, columns, actions, selectLabel, isSelected, isUniform, onToggle } = props;
  const { isOpened } = props;
  const item = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!isOpened) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [isOpened]);
  return (
    <tr
      ref={item}
      {...(isOpened && { tabIndex: -1 })}
      {...part('row')}
      className={css.row}
      role="row"
      data-row
      data-selected={isSelected || isOpened || undefined}
      data-selectable={selectLabel !== undefined || undefined}
      aria-rowindex={props.index}
    >
      {selectLabel === undefined ? null : (
        <td {...part('cell')} className={css.place.select} role="cell">
          <SelectBox
            label={selectLabel}
            isSelected={isSelected}
            onChange={(isOn, isRange) => onToggle(id, isOn, isRange)}
          />
        </td>
      )}
      <Cells row={row} columns={columns} actions={actions} isUniform={isUniform} />
    </tr>
  );
}

/** Re-renders only when its own props change, not when the table is scrolled. */
// `memo` drops the type parameter of its component.
export const TableRow = memo(PlainRow) as typeof PlainRow;

type CellsProps<Row> = Pick<TableRowProps<Row>, 'row' | 'columns' | 'actions' | 'isUniform'>;

function PlainCells<Row>({ row, columns, actions, isUniform }: CellsProps<Row>) {
  return (
    <>
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} isUniform={isUniform} />
      ))}
      {actions ? (
        <td {...part('cell')} className={css.place.actions} role="cell">
          {actions(row)}
        </td>
      ) : null}
    </>
  );
}

/** The cells do not re-render when the row is selected. */
const Cells = memo(PlainCells) as typeof PlainCells;

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isUniform: boolean;
}

function Cell<Row>({ column, row, isUniform }: CellProps<Row>) {
  const { narrow = 'line', align, isTabular, isWideOnly } = column;
  const content = column.cell(row);
  const isEmpty = content === '' || content === null;
  // A card omits empty lines, unless all cards need equal height.
  const place = narrow === 'line' && isEmpty && !isUniform ? 'hidden' : narrow;
  return (
    <td
      {...part('cell')}
      className={cx(
        css.place[place],
        align === 'end' && css.alignEnd,
        isTabular && css.tabular,
        isWideOnly && css.wideOnly,
        isUniform && css.clipped,
      )}
      role="cell"
      data-label={place === 'line' ? column.header : undefined}
    >
      {content}
    </td>
  );
}
