import type { ReactNode, RefObject } from 'react';
import { useMessages } from '#messages';
import { cx } from '../cx';
import type { useWindow } from '../option-list/use-window';
import type { Column } from './column';
import * as css from './data-table.css';
import { dataTableMessages } from './data-table.messages';
import { TableRow } from './table-row';
import type { useTableSelection } from './use-table-selection';

export interface TableBodyProps<Row> {
  readonly bodyRef: RefObject<HTMLTableSectionElement | null>;
  readonly rows: readonly Row[];
  readonly ids: readonly string[];
  readonly columns: readonly Column<Row>[];
  readonly actions: ((row: Row) => ReactNode) | undefined;
  readonly rowLabel: ((row: Row) => string) | undefined;
  readonly isRefreshing: boolean;
  readonly selection: ReturnType<typeof useTableSelection>;
  /** The rendered window, if the table is virtual. */
  readonly view: ReturnType<typeof useWindow> | undefined;
  readonly opened: string | undefined;
}

/** The rows, or those near the visible area if the table is virtual. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { bodyRef, rows, ids, columns, actions, rowLabel, isRefreshing, selection, view } = props;
  const t = useMessages(dataTableMessages);
  const first = view?.first ?? 0;
  const last = view?.last ?? rows.length;
  const after = view ? view.total - view.before - (last - first) * (view.total / rows.length) : 0;
  return (
    <tbody ref={bodyRef} className={cx(css.bodyRows, isRefreshing && css.busy)} role="rowgroup">
      {view ? <Gap height={view.before} /> : null}
      {rows.slice(first, last).map((row, at) => {
        const id = ids[first + at] ?? '';
        const label = rowLabel?.(row) ?? id;
        return (
          <TableRow
            key={id}
            id={id}
            row={row}
            columns={columns}
            actions={actions}
            index={view ? first + at + 2 : undefined}
            isUniform={view !== undefined}
            selectLabel={selection.isOn ? t.selectRow({ name: label }) : undefined}
            isSelected={selection.selection.has(id)}
            isOpened={id === props.opened}
            onToggle={selection.toggle}
          />
        );
      })}
      {view ? <Gap height={after} /> : null}
    </tbody>
  );
}

/** Takes the place of rows that are not rendered. */
const Gap = ({ height }: { readonly height: number }) => (
  <tr className={css.gap} aria-hidden style={{ height }}>
    <td className={css.gapCell} style={{ height }} />
  </tr>
);
