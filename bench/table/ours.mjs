import { createElement as h, useState } from 'react';
import { DataTable } from '@chatdeck/ui/primitives';
import { COLUMNS } from './rows.mjs';

export { Host } from '../lib/host.mjs';

const columns = COLUMNS.map(({ id, header }) => ({
  id,
  header,
  narrow: id === 'name' ? 'main' : 'line',
  cell: (row) => row[id],
  ...(id === 'count' && { sortBy: (row) => row.count }),
}));
const rowId = ({ id }) => id;
const rowLabel = ({ name }) => name;

export function Adapter({ rows }) {
  const [selection, setSelection] = useState(() => new Set());
  return h(DataTable, {
    label: '好友',
    columns,
    rows,
    rowId,
    rowLabel,
    selection,
    onSelectionChange: setSelection,
  });
}
