import { ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { MenuButton } from '../menu-button/menu-button';
import type { Column, Sort } from './column';
import { dataTableMessages } from './data-table.messages';
import { SelectBox } from './select-box';
import * as css from './table-bar.css';
import type { useTableSelection } from './use-table-selection';

export interface TableBarProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly onSortChange: (sort: Sort) => void;
  readonly selection: ReturnType<typeof useTableSelection>;
  readonly bulkActions: ReactNode;
}

/** The bulk actions; above cards also the sorting and selecting of the table header. */
export function TableBar<Row>({
  columns,
  onSortChange,
  selection,
  bulkActions,
}: TableBarProps<Row>) {
  const t = useMessages(dataTableMessages);
  const sortable = columns.filter(({ sortBy }) => sortBy);
  const count = selection.selection.size;
  return (
    <div
      className={css.bar}
      {...(bulkActions !== null && { role: 'group', 'aria-label': t.bulkActions })}
      data-filled={(count > 0 && bulkActions !== null) || undefined}
    >
      {selection.isOn ? (
        <span className={css.narrowOnly}>
          <SelectBox
            label={t.selectAll}
            isSelected={selection.part === 'all'}
            isMixed={selection.part === 'some'}
            onChange={selection.toggleAll}
          />
        </span>
      ) : null}
      {count > 0 && bulkActions !== null ? (
        <>
          <span role="status">{t.selected({ count })}</span>
          {bulkActions}
          <button type="button" className={css.clear} onClick={selection.clear}>
            {t.clearSelection}
          </button>
        </>
      ) : null}
      {sortable.length > 0 ? (
        <span className={css.barEnd}>
          <MenuButton
            label={t.sort}
            icon={ArrowUpDown}
            actions={sortable.flatMap(({ id, header }) => [
              {
                id: `${id}-up`,
                label: t.sortUp({ header }),
                onAction: () => onSortChange({ column: id, direction: 'ascending' }),
              },
              {
                id: `${id}-down`,
                label: t.sortDown({ header }),
                onAction: () => onSortChange({ column: id, direction: 'descending' }),
              },
            ])}
          />
        </span>
      ) : null}
    </div>
  );
}
