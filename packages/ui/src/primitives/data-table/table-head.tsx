import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { part } from '#theme/part.ts';
import { reset } from '#theme';
import { useMessages } from '#messages';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import type { Column, Sort } from './column';
import * as css from './data-table.css';
import { dataTableMessages } from './data-table.messages';
import { SelectBox } from './select-box';
import type { useTableSelection } from './use-table-selection';

export interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (column: string) => void;
  readonly selection: ReturnType<typeof useTableSelection>;
  readonly actionsLabel: string | undefined;
  readonly actionsWidth: keyof typeof css.width | undefined;
}

/** The column headers; sortable ones are buttons. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, selection, actionsWidth } = props;
  const t = useMessages(dataTableMessages);
  return (
    <thead className={css.head} role="rowgroup">
      <tr role="row">
        {selection.isOn ? (
          <th
            {...part('header-cell')}
            className={cx(css.headCell, css.width.select)}
            scope="col"
            role="columnheader"
          >
            <SelectBox
              label={t.selectAll}
              isSelected={selection.part === 'all'}
              isMixed={selection.part === 'some'}
              onChange={selection.toggleAll}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            width={column.width}
            align={column.align}
            isWideOnly={column.isWideOnly}
            direction={sort?.column === column.id ? sort.direction : undefined}
            onSort={column.sortBy ? () => onSort(column.id) : undefined}
          >
            {column.header}
          </HeadCell>
        ))}
        {actionsWidth ? (
          <HeadCell width={actionsWidth}>
            <span className={reset.visuallyHidden}>{props.actionsLabel}</span>
          </HeadCell>
        ) : null}
      </tr>
    </thead>
  );
}

interface HeadCellProps {
  readonly children: ReactNode;
  readonly width?: keyof typeof css.width | undefined;
  readonly align?: 'start' | 'end' | undefined;
  readonly isWideOnly?: boolean | undefined;
  readonly direction?: Sort['direction'] | undefined;
  readonly onSort?: (() => void) | undefined;
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown } as const;

function HeadCell(props: HeadCellProps) {
  const { children, width = 'auto', align, isWideOnly, direction, onSort } = props;
  return (
    <th
      {...part('header-cell')}
      className={cx(
        css.headCell,
        css.width[width],
        align === 'end' && css.alignEnd,
        isWideOnly && css.wideOnly,
      )}
      scope="col"
      role="columnheader"
      aria-sort={onSort && direction}
    >
      {onSort ? (
        <button type="button" className={css.sorter} onClick={onSort}>
          {children}
          <Icon
            of={direction ? ARROWS[direction] : ChevronsUpDown}
            size={14}
            className={direction ? undefined : css.unsorted}
          />
        </button>
      ) : (
        children
      )}
    </th>
  );
}
