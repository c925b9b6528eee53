/** antd's Table as its documentation recommends for long lists: virtual, with a height and column widths. */
import { createElement as h, useState } from 'react';
import { Table } from 'antd';
import { COLUMNS } from './rows.mjs';

const columns = COLUMNS.map(({ id, header }) => ({
  key: id,
  dataIndex: id,
  title: header,
  width: 120,
  ...(id === 'count' && { sorter: (a, b) => a.count - b.count }),
}));

export function Adapter({ rows }) {
  const [selectedRowKeys, setSelectedRowKeys] = useState([]);
  return h(Table, {
    virtual: true,
    scroll: { x: 648, y: 540 },
    pagination: false,
    rowKey: 'id',
    columns,
    dataSource: rows,
    rowSelection: { selectedRowKeys, onChange: setSelectedRowKeys },
  });
}
