/** react-admin's list and Datagrid as its documentation shows them, over data in memory, in pages of 100 rows. */
import { createElement as h, useMemo } from 'react';
import fakeRestProvider from 'ra-data-fakerest';
import { AdminContext, Datagrid, ListBase, TextField } from 'react-admin';
import { COLUMNS } from './rows.mjs';

export function Adapter({ rows }) {
  const dataProvider = useMemo(() => fakeRestProvider({ friends: rows }), [rows]);
  return h(
    AdminContext,
    { dataProvider },
    h(
      ListBase,
      { resource: 'friends', perPage: 100, disableSyncWithLocation: true },
      h(
        'div',
        { style: { height: 588, overflow: 'auto' } },
        h(
          Datagrid,
          { bulkActionButtons: h('span'), rowClick: false },
          COLUMNS.map(({ id, header }) =>
            h(TextField, { key: id, source: id, label: header, sortable: id === 'count' }),
          ),
        ),
      ),
    ),
  );
}
