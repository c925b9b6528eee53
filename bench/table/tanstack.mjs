/** TanStack Table with TanStack Virtual, as in its example of virtualized rows. */
import { createElement as h, useRef } from 'react';
import {
  createSortedRowModel,
  flexRender,
  rowSelectionFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { COLUMNS } from './rows.mjs';

const HEIGHT = 44;
const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});
const columns = [
  {
    id: 'select',
    header: ({ table }) =>
      h('input', {
        type: 'checkbox',
        checked: table.getIsAllRowsSelected(),
        onChange: table.getToggleAllRowsSelectedHandler(),
      }),
    cell: ({ row }) =>
      h('input', {
        type: 'checkbox',
        checked: row.getIsSelected(),
        onChange: row.getToggleSelectedHandler(),
      }),
  },
  ...COLUMNS.map(({ id, header }) => ({
    accessorKey: id,
    header,
    enableSorting: id === 'count',
    sortDescFirst: false,
    enableSortingRemoval: false,
  })),
];

export function Adapter({ rows }) {
  const scroller = useRef(null);
  const table = useTable({ features, columns, data: rows, getRowId: ({ id }) => id });
  const shown = table.getRowModel().rows;
  const view = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => HEIGHT,
    overscan: 5,
  });
  return h(
    'div',
    { ref: scroller, style: { height: 588, overflow: 'auto' } },
    h(
      'table',
      { style: { width: '100%', display: 'grid' } },
      h(
        'thead',
        { style: { display: 'grid', position: 'sticky', top: 0, zIndex: 1, background: '#fff' } },
        table.getHeaderGroups().map((group) =>
          h(
            'tr',
            { key: group.id, style: { display: 'flex' } },
            group.headers.map((header) =>
              h(
                'th',
                {
                  key: header.id,
                  style: { width: 120 },
                  onClick: header.column.getToggleSortingHandler?.(),
                },
                flexRender(header.column.columnDef.header, header.getContext()),
              ),
            ),
          ),
        ),
      ),
      h(
        'tbody',
        { style: { display: 'grid', height: view.getTotalSize(), position: 'relative' } },
        view.getVirtualItems().map(({ index, start }) => {
          const row = shown[index];
          return h(
            'tr',
            {
              key: row.id,
              style: {
                display: 'flex',
                position: 'absolute',
                height: HEIGHT,
                transform: `translateY(${start}px)`,
                background: row.getIsSelected() ? '#dcefea' : undefined,
              },
            },
            row
              .getAllCells()
              .map((cell) =>
                h(
                  'td',
                  { key: cell.id, style: { width: 120 } },
                  flexRender(cell.column.columnDef.cell, cell.getContext()),
                ),
              ),
          );
        }),
      ),
    ),
  );
}
