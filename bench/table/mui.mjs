/** MUI's DataGrid in its free edition, as its documentation sets it up: virtual, in pages of at most 100 rows. */
import { createElement as h } from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { COLUMNS } from './rows.mjs';

const columns = COLUMNS.map(({ id, header }) => ({
  field: id,
  headerName: header,
  width: 110,
  sortable: id === 'count',
  ...(id === 'count' && { type: 'number', sortingOrder: ['asc', 'desc'] }),
}));
const FIRST = { pagination: { paginationModel: { pageSize: 100 } } };

export function Adapter({ rows }) {
  return h(
    'div',
    { style: { height: 588 } },
    h(DataGrid, {
      rows,
      columns,
      checkboxSelection: true,
      initialState: FIRST,
      pageSizeOptions: [100],
    }),
  );
}
